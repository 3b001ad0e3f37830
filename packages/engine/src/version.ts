/** Of the method and its code: changes whenever a number may change. */
export const ENGINE_VERSION = '1.9.2'
