// The part of macOS's C library that Earshot uses, to type-check its branches for Apple systems on another system.
//
// The declarations and values are Apple's, as documented: the headers of the macOS 13 SDK for arm64, and sections 2 and 3
// of its manual. Nothing stands behind them. If a branch needs another declaration, copy it from those headers: a
// signature from Linux would hide the very mistake that this is here to find. What Swift adds is in Overlay.swift.
#pragma once

// What the headers say about pointers: never null, or maybe null. Where they say nothing, Swift sees an optional.
#define NONNULL _Nonnull
#define NULLABLE _Nullable

// Types.
typedef unsigned long size_t;
typedef long ssize_t;
typedef long long off_t;
typedef int pid_t;
typedef int dev_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned long long ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef long time_t;
typedef int suseconds_t;
typedef unsigned int useconds_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};

// errno.h: the variable itself is in Overlay.swift.
int *__error(void);
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69

// stdlib.h, string.h, stdio.h.
void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
char *getenv(const char *);
int setenv(const char *, const char *, int);
char *realpath(const char *__restrict, char *__restrict);
int mkstemp(char *);
char *mkdtemp(char *);
_Noreturn void exit(int);
int posix_openpt(int);
int grantpt(int);
int unlockpt(int);
char *ptsname(int);
size_t strlen(const char *);
char *strdup(const char *);
char *strerror(int);
typedef struct __sFILE FILE;
FILE *fopen(const char *__restrict, const char *__restrict);
int fclose(FILE *);
size_t fread(void *__restrict, size_t, size_t, FILE *__restrict);
int fputs(const char *__restrict, FILE *__restrict);
int rename(const char *, const char *);

// unistd.h.
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
#define X_OK (1 << 0)
#define W_OK (1 << 1)
#define R_OK (1 << 2)
#define _SC_NPROCESSORS_ONLN 58
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int chdir(const char *);
int dup2(int, int);
int pipe(int[2]);
int fsync(int);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
int access(const char *, int);
int unlink(const char *);
int rmdir(const char *);
int isatty(int);
int usleep(useconds_t);
pid_t getpid(void);
pid_t getppid(void);
pid_t getpgrp(void);
pid_t tcgetpgrp(int);
long sysconf(int);
_Noreturn void _exit(int);

// sys/stat.h, dirent.h.
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int fchmod(int, mode_t);

struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
  long __dd_loc;
  long __dd_size;
  char *__dd_buf;
} DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// fcntl.h, sys/ioctl.h: open, fcntl and ioctl take a variable number of arguments, so Swift sees those of Overlay.swift.
int __open(const char *, int, int);
int __fcntl(int, int, long);
int __ioctl(int, unsigned long, void *);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_GETLK 7
#define F_SETLK 8
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define F_RDLCK 1
#define F_UNLCK 2
#define F_WRLCK 3
struct flock {
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
  short l_type;
  short l_whence;
};
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
int flock(int, int);

// sys/select.h. `poll` isn't here: it doesn't know terminals there, so `Readiness` calls `select`.
typedef struct fd_set {
  int fds_bits[32];
} fd_set;
int select(int, fd_set *__restrict, fd_set *__restrict, fd_set *__restrict, struct timeval *__restrict);

// termios.h, sys/ttycom.h: the requests for the size of a window are macros that Swift can't import.
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
#define TCSANOW 0
#define TCSADRAIN 1
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define VMIN 16
#define VTIME 17
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// dlfcn.h, locale.h, langinfo.h.
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
#define RTLD_NOW 0x2
char *setlocale(int, const char *);
#define LC_ALL 0
#define LC_CTYPE 2
typedef int nl_item;
char *nl_langinfo(nl_item);
#define CODESET 0

// signal.h: SIG_DFL and its like are casts, so they are in Overlay.swift.
typedef int sig_atomic_t;
typedef void (*sig_t)(int);
typedef unsigned int sigset_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, void *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
void (*signal(int, void (*)(int)))(int);
int raise(int);
int kill(pid_t, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int pthread_sigmask(int, const sigset_t *NULLABLE, sigset_t *NULLABLE);
#define SA_RESTART 0x0002
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGUSR1 30
#define SIGUSR2 31

// pthread.h: a thread is a pointer here, not a number as on Linux, and the functions take no null for it.
typedef struct _opaque_pthread_t {
  long __sig;
  void *__cleanup;
  char __opaque[8176];
} *pthread_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;
typedef struct {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_condattr_t;
int pthread_create(
  pthread_t NULLABLE *NONNULL __restrict, const pthread_attr_t *NULLABLE __restrict,
  void *NULLABLE (*NONNULL)(void *NONNULL), void *NULLABLE __restrict);
int pthread_join(pthread_t NONNULL, void *NULLABLE *NULLABLE);
int pthread_attr_init(pthread_attr_t *NONNULL);
int pthread_attr_destroy(pthread_attr_t *NONNULL);
int pthread_attr_setstacksize(pthread_attr_t *NONNULL, size_t);
int pthread_mutex_init(pthread_mutex_t *NONNULL __restrict, const pthread_mutexattr_t *NULLABLE __restrict);
int pthread_mutex_destroy(pthread_mutex_t *NONNULL);
int pthread_mutex_lock(pthread_mutex_t *NONNULL);
int pthread_mutex_unlock(pthread_mutex_t *NONNULL);
int pthread_cond_init(pthread_cond_t *NONNULL __restrict, const pthread_condattr_t *NULLABLE __restrict);
int pthread_cond_destroy(pthread_cond_t *NONNULL);
int pthread_cond_broadcast(pthread_cond_t *NONNULL);
int pthread_cond_wait(pthread_cond_t *NONNULL __restrict, pthread_mutex_t *NONNULL __restrict);

// time.h.
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);

// spawn.h, sys/wait.h: both types are pointers here, where Linux has structures.
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *__restrict, int, mode_t);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *__restrict, const sigset_t *__restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *__restrict, const sigset_t *__restrict);
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawn(
  pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *,
  const posix_spawnattr_t *__restrict, char *const *__restrict, char *const *__restrict);
int posix_spawnp(
  pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *,
  const posix_spawnattr_t *__restrict, char *const *__restrict, char *const *__restrict);
pid_t waitpid(pid_t, int *, int);
#define WNOHANG 1
double sin(double);
double pow(double, double);
int mkstemps(char *, int);
int mkfifo(const char *, mode_t);
int chmod(const char *, mode_t);
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
