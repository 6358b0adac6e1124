/* A place where the kernels of a library run: driver LIBRARY. For libraries of another processor, in an emulator.
   What is asked for comes as lines on the standard input (see process.py), bytes follow their line. All kernels take
   whole numbers and addresses, at most MOST of them; those that are too many are not looked at by the called. */
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 20, LINE = 4096 };
#define TWENTY a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], \
               a[10], a[11], a[12], a[13], a[14], a[15], a[16], a[17], a[18], a[19]
#define L int64_t
typedef L (*Whole)(L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L);
typedef double (*Float)(L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L);

static void call(void *library, char *words)
{
    char *name = strtok(words, " "), *result = strtok(NULL, " "), *word;
    L a[MOST] = {0}, bits = 0;
    for (int i = 0; i < MOST && (word = strtok(NULL, " ")); i++) a[i] = strtoll(word + 2, NULL, 10);
    void *kernel = dlsym(library, name);
    if (!kernel) { fprintf(stderr, "%s\n", dlerror()); exit(3); }
    clock_t begun = clock();
    if (*result == 'f') {
        double value = ((Float)kernel)(TWENTY);
        memcpy(&bits, &value, sizeof bits);
    } else {
        bits = ((Whole)kernel)(TWENTY);
        if (*result == 'p') bits &= 255; /* of a truth value only the lowest byte is told */
    }
    printf("%" PRId64 " %f\n", bits, (double)(clock() - begun) / CLOCKS_PER_SEC);
}

int main(int count, char **arguments)
{
    static char line[LINE];
    void *library = count == 2 ? dlopen(arguments[1], RTLD_NOW) : NULL;
    if (!library) { fprintf(stderr, "%s\n", count == 2 ? dlerror() : "driver LIBRARY"); return 2; }
    while (fgets(line, LINE, stdin)) {
        uintptr_t at = 0;
        size_t size = 0;
        line[strcspn(line, "\n")] = 0;
        if (sscanf(line, "write %" SCNuPTR " %zu", &at, &size) == 2) {
            if (fread((void *)at, 1, size, stdin) != size) return 4;
            continue;
        }
        if (sscanf(line, "release %" SCNuPTR, &at) == 1) { free((void *)at); continue; }
        if (sscanf(line, "read %" SCNuPTR " %zu", &at, &size) == 2) fwrite((void *)at, 1, size, stdout);
        else if (sscanf(line, "room %zu", &size) == 1) printf("%" PRIuPTR "\n", (uintptr_t)calloc(1, size ? size : 1));
        else if (!strncmp(line, "call ", 5)) call(library, line + 5);
        else if (!strcmp(line, "about")) {
            for (const char *each = dlsym(library, "projectl_about"); *each; each++) printf("%02x", (unsigned char)*each);
            printf("\n");
        }
        fflush(stdout);
    }
    return 0;
}
