import { vi } from 'vitest'

/**
 * Passwords are hashed with a fiftieth of the memory: hundreds are, by tests of something else. What a password costs in the product
 * is proven where this is taken back, by `vi.unmock('@node-rs/argon2')`.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hash: typeof argon2.hash = (password, options) => argon2.hash(password, { ...options, memoryCost: 1024 })
  return { ...argon2, hash }
})
