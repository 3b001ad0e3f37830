/** Where docs/method derives what is checked, for note and browser. */
export { METHOD_CHAPTERS } from './chapters.ts'
export { addressOfReading, METHOD_OF_CHECK, type Reading, readingOf } from './readings.ts'
