import { LANGUAGES } from '@madre/contract'
import { startValuesSchema } from '@madre/contract/schemas'
import { z } from 'zod'
import { langQuery } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import type { MessageKey } from '../messages/messages.ts'
import { costsBody } from './costs-body.ts'
import { MAX_PASSWORD_LENGTH, passwordProblems } from './password-rules.ts'
import { emailKey } from './user-store.ts'

export const ofUsers = { tags: ['Users'], querystring: langQuery }
export const ofAccount = { tags: ['Account'], querystring: langQuery }

const email = z.string().trim().max(254).pipe(z.email())
const name = z.string().trim().min(1).max(100)
/** The password rules have their own message for too long a password. */
const newPassword = z
  .string()
  .superRefine((password, ctx) => {
    for (const { key, values } of passwordProblems(password)) rule(ctx, [], key, values)
  })
  .meta({ maxLength: MAX_PASSWORD_LENGTH })
/** A password to be compared, not judged. */
const givenPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH)
const userId = z.string().min(1).max(100)
const code = z.string().min(1).max(200)

const startValues = startValuesSchema.meta({ id: 'StartValues', description: 'What new simulations start with' })

/** Compares fields even if others are wrong already, so that every problem is named at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const isSameTwice = (body: { password: string; confirmPassword: string }) => body.password === body.confirmPassword
const MISMATCH = { ...always, path: ['confirmPassword'], params: { key: 'PasswordMismatch' satisfies MessageKey } }

export const loginBody = z.strictObject({ email: z.string().min(1).max(254), password: givenPassword })

export const registerBody = z
  .strictObject({
    userName: z.string().trim().max(254).optional(),
    email,
    password: newPassword,
    firstName: name,
    lastName: name,
    company: name,
  })
  .superRefine((body, ctx) => {
    if (body.userName !== undefined && emailKey(body.userName) !== emailKey(body.email))
      rule(ctx, ['userName'], 'UserNameIsEmail')
  })

export const confirmEmailBody = z.strictObject({ userId, code })

export const forgotPasswordBody = z.strictObject({ email })

export const resetPasswordBody = z
  .strictObject({ userId, code, password: newPassword, confirmPassword: z.string().max(MAX_PASSWORD_LENGTH) })
  .refine(isSameTwice, MISMATCH)

export const changePasswordBody = z
  .strictObject({
    currentPassword: givenPassword,
    password: newPassword,
    confirmPassword: z.string().max(MAX_PASSWORD_LENGTH),
  })
  .refine(isSameTwice, MISMATCH)

export const profileBody = z
  .strictObject({
    lang: z.enum(LANGUAGES).optional(),
    firstName: name.optional(),
    lastName: name.optional(),
    company: name.optional(),
    autosave: z.boolean().optional().meta({ description: 'Simulations without a result at stake save themselves' }),
    startValues: startValues.nullable().optional().meta({ description: 'All of them; null: the product’s own values' }),
    costs: costsBody.nullable().optional().meta({ description: 'All of them; null: none' }),
  })
  .superRefine((body, ctx) => {
    if (Object.keys(body).length === 0)
      rule(ctx, [], 'NothingToChange', { allowed: 'lang, firstName, lastName, company, autosave, startValues, costs' })
  })

export const deleteAccountBody = z.strictObject({ password: givenPassword })

export const userAnswer = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    userName: z.string(),
    company: z.string(),
    lang: z.string(),
    autosave: z.boolean(),
    startValues: startValues.nullable(),
    startValuesLeftOut: z.array(z.string()).meta({ description: 'Start values that are no longer legal' }),
    costs: costsBody.nullable().exactOptional().meta({ description: 'What the user pays; to a sign-in alone' }),
  })
  .meta({ id: 'User' })
