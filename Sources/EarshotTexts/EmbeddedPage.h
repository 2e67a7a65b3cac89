// The bytes of PAGE_FILE in an array named PAGE, and the path of the file. This header has no include guard, because
// the tables include it once for each page.
PLAIN static const char NAMED(PAGE, Path)[] = PAGE_FILE;
PLAIN static const unsigned char PAGE[] = {
#embed PAGE_FILE
};
#undef PAGE
#undef PAGE_FILE
