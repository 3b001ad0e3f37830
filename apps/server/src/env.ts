import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { TRIAL_MODES, type TrialMode } from '@madre/contract'
import { z } from 'zod'

/** An invalid setting; `message` names the variable and the allowed values. */
export class EnvError extends Error {}

export type Role = 'all' | 'web' | 'worker'

/** Limits per address and process. */
export interface AddressLimits {
  /** refused bodies; beyond them no body of the address is read until the minute is over */
  refusedBodiesAMinute: number
  /** requests handled at a time; more wait their turn */
  requestsInHand: number
}

export interface Settings {
  role: Role
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string | null
  /** public address without a trailing slash; null: the address it listens on, on loopback */
  baseUrl: string | null
  appId: string
  brandFile: string | null
  catalogueFile: string | null
  /** services available without an account */
  trial: TrialMode
  /** the browser uses plain http, allowed on loopback only: cookies go without Secure */
  plainHttp: boolean
  /** what Fastify's trustProxy takes */
  trustProxy: boolean | string
  limits: AddressLimits
  jobExpirySeconds: number
  /** written every few seconds while the work goes on; null: no such file */
  healthFile: string | null
  logLevel: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const whole = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number)

const schema = z.object({
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an e-mail address')
    .optional(),
  BASE_URL: urlOf('http:', 'https:').optional(),
  APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
    .default('madre'),
  BRAND_FILE: z.string().optional(),
  CATALOGUE_FILE: z.string().optional(),
  TRIAL: z
    .enum(TRIAL_MODES, `must be ${TRIAL_MODES.slice(0, -1).join(', ')} or ${TRIAL_MODES.at(-1)}`)
    .default('screen'),
  PLAIN_HTTP: z.enum(['loopback', 'never'], 'must be loopback or never').optional(),
  TRUST_PROXY: z.string().max(1000).optional(),
  REQUESTS_IN_HAND: whole(1, 1_000_000).default(24),
  REFUSED_BODIES_A_MINUTE: whole(1, 1_000_000).default(60),
  JOB_EXPIRY_SECONDS: whole(2, 3600).default(60),
  HEALTH_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

/**
 * The settings of the server from environment variables. An empty variable counts as not set.
 *
 * @throws EnvError  naming every invalid variable, one a line
 */
export function readEnv(role: Role, env: Record<string, string | undefined>): Settings {
  const e = readVariables(env)
  refuseRole(role, e)
  const base = publicAddress(role, e)
  const secure = base?.protocol === 'https:'
  if (e.PLAIN_HTTP === 'loopback' && (secure || !isLoopback(e.HOST)))
    refuse('PLAIN_HTTP', `loopback is only for a server on loopback without an https BASE_URL`)
  return {
    role,
    host: e.HOST,
    port: e.PORT,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? null,
    baseUrl: base?.origin ?? null,
    appId: e.APP_ID,
    brandFile: e.BRAND_FILE ?? null,
    catalogueFile: e.CATALOGUE_FILE ?? null,
    trial: e.TRIAL,
    plainHttp: !secure && e.PLAIN_HTTP !== 'never',
    // https always comes through a proxy, on this machine or in its private network.
    trustProxy: e.TRUST_PROXY ?? (secure ? 'loopback,linklocal,uniquelocal' : false),
    limits: { refusedBodiesAMinute: e.REFUSED_BODIES_A_MINUTE, requestsInHand: e.REQUESTS_IN_HAND },
    jobExpirySeconds: e.JOB_EXPIRY_SECONDS,
    healthFile: e.HEALTH_FILE === undefined ? null : resolve(e.HEALTH_FILE),
    logLevel: e.LOG_LEVEL,
  }
}

type Variables = z.infer<typeof schema>

/** Reads and checks each variable alone. */
function readVariables(env: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new EnvError(
    parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message} (got ${shown(given, i.path[0])})`).join('\n'),
  )
}

function refuse(name: keyof Variables, why: string): never {
  throw new EnvError(`${name}: ${why}`)
}

function refuseRole(role: Role, { HOST, SMTP_URL, DATABASE_URL }: Variables): void {
  if (role !== 'worker' && !isLoopback(HOST) && SMTP_URL === undefined)
    refuse(
      'HOST',
      `${HOST} is not a loopback address; without SMTP_URL (accounts are active without a mail) only loopback is allowed`,
    )
  if (role !== 'all' && DATABASE_URL === undefined)
    refuse(
      'DATABASE_URL',
      `the role ${role} shares its data with other processes, which the embedded database cannot do`,
    )
}

/** Scheme, host and port of the server's public address; null: the address it listens on, on loopback. */
function publicAddress(role: Role, { HOST, BASE_URL, SMTP_URL }: Variables): URL | null {
  if (BASE_URL === undefined) {
    if (!isLoopback(HOST) || (role === 'worker' && SMTP_URL !== undefined))
      refuse('BASE_URL', 'the public address is required (it stands in the mails), such as https://madre.example.com')
    return null
  }
  const base = new URL(BASE_URL)
  if (base.pathname !== '/' || base.search !== '' || base.hash !== '' || base.username !== '')
    refuse('BASE_URL', `must be scheme, host and port only, such as https://madre.example.com (got ${BASE_URL})`)
  if (base.protocol === 'http:' && !isLoopback(base.hostname))
    refuse('BASE_URL', `must start with https:// (plain http is for loopback only), got ${BASE_URL}`)
  return base
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (name === 'localhost') return true
  return isIP(name) === 4
    ? name.startsWith('127.')
    : isIP(name) === 6 && (name === '::1' || name.startsWith('::ffff:127.'))
}

/** A value as shown in an error; URLs may hold passwords and are not repeated. */
function shown(given: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const key = String(name)
  return key.endsWith('_URL') && key !== 'BASE_URL' ? 'a value not shown' : JSON.stringify(given[key])
}
