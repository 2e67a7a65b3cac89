// The bytes of PAGE_FILE with the name PAGE, and its path. Each page includes this header once, so it has no guard.
PLAIN static const char NAMED(PAGE, Path)[] = PAGE_FILE;
PLAIN static const unsigned char PAGE[] = {
#embed PAGE_FILE
};
#undef PAGE
#undef PAGE_FILE
