declare module 'fs-native-extensions' {
  /** Takes the kernel's lock on an open file until it is closed; false when somebody else holds it. */
  export function tryLock(fd: number): boolean
}
