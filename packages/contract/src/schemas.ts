/** The shapes of everything that comes in from outside; apart from the rest, so that a browser need not load them. */
export * from './field-problems.ts'
export * from './line-schema.ts'
export * from './maker-schemas.ts'
export * from './request-schema.ts'
export * from './section-schema.ts'
export * from './simulation-file-schema.ts'
export * from './site-schema.ts'
export * from './strip-model-schema.ts'
