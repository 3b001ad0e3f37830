import { describe, expect, it } from 'vitest'
import { EnvError, isLoopback, readEnv } from './env.ts'

const PUBLIC = { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example:587', BASE_URL: 'https://madre.example' }

describe('the settings', () => {
  it('need nothing: embedded database, loopback, no mail', () => {
    expect(readEnv('all', {})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      smtpUrl: null,
      baseUrl: null,
      appId: 'madre',
      trial: 'screen',
      plainHttp: true,
      trustProxy: false,
    })
    expect(readEnv('all', {}).dataDir).toMatch(/[\\/]data$/)
  })

  it('take an empty variable as not set', () => {
    expect(readEnv('all', { PORT: '', SMTP_URL: ' ' })).toEqual(readEnv('all', {}))
  })

  it('of a public server are https behind a proxy', () => {
    expect(readEnv('all', { ...PUBLIC, BASE_URL: 'https://madre.example/' })).toMatchObject({
      host: '0.0.0.0',
      baseUrl: 'https://madre.example',
      plainHttp: false,
      trustProxy: 'loopback,linklocal,uniquelocal',
    })
  })

  it.each([
    ['PORT', { PORT: '80a' }, 'a whole number from 0 to 65535'],
    ['PORT', { PORT: '70000' }, 'a whole number from 0 to 65535'],
    ['HOST', { HOST: 'a b' }, 'a host name or an IP address'],
    ['HOST', { HOST: '0.0.0.0' }, 'without SMTP_URL'],
    ['HOST', { HOST: '192.168.1.5', BASE_URL: 'https://x.example' }, 'without SMTP_URL'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, 'postgres:// or postgresql://'],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }, 'smtp:// or smtps://'],
    ['BASE_URL', { BASE_URL: 'madre.example' }, 'http:// or https://'],
    ['BASE_URL', { BASE_URL: 'http://madre.example' }, 'https://'],
    ['BASE_URL', { BASE_URL: 'https://madre.example/path' }, 'scheme, host and port only'],
    ['BASE_URL', { HOST: '0.0.0.0', SMTP_URL: 'smtp://x' }, 'public address is required'],
    ['APP_ID', { APP_ID: 'a/b' }, '1 to 64 letters'],
    ['TRIAL', { TRIAL: 'on' }, 'must be screen, note or off'],
    ['PLAIN_HTTP', { PLAIN_HTTP: 'yes' }, 'loopback or never'],
    ['PLAIN_HTTP', { ...PUBLIC, PLAIN_HTTP: 'loopback' }, 'only for a server on loopback'],
    ['PLAIN_HTTP', { BASE_URL: 'https://madre.example', PLAIN_HTTP: 'loopback' }, 'without an https BASE_URL'],
    ['JOB_EXPIRY_SECONDS', { JOB_EXPIRY_SECONDS: '1' }, 'from 2 to 3600'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'one of fatal'],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }, 'an e-mail address'],
  ])('refuse %s in %j and say why', (name, env, why) => {
    let message = ''
    try {
      readEnv('all', env)
    } catch (error) {
      if (error instanceof EnvError) message = error.message
    }
    expect(message.startsWith(`${name}: `), message).toBe(true)
    expect(message).toContain(why)
  })

  it('bound what one address may ask', () => {
    expect(readEnv('all', {}).limits).toEqual({ requestsInHand: 24, refusedBodiesAMinute: 60 })
    expect(readEnv('all', { REQUESTS_IN_HAND: '100', REFUSED_BODIES_A_MINUTE: '5' }).limits).toEqual({
      requestsInHand: 100,
      refusedBodiesAMinute: 5,
    })
    expect(() => readEnv('all', { REQUESTS_IN_HAND: '0' })).toThrow(/^REQUESTS_IN_HAND: must be a whole number from 1/)
  })

  it('name every variable that is wrong', () => {
    expect(() => readEnv('all', { PORT: 'x', APP_ID: '' + '/', LOG_LEVEL: 'y' })).toThrow(
      /PORT:.*\n.*APP_ID:.*\n.*LOG_LEVEL:/,
    )
  })

  it('never repeat a password', () => {
    expect(() => readEnv('all', { DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^(?!.*hunter2)/s)
  })

  it('of a single role need a database that can be shared', () => {
    expect(() => readEnv('web', {})).toThrow(/^DATABASE_URL: /)
    expect(() => readEnv('worker', {})).toThrow(/^DATABASE_URL: /)
    expect(readEnv('worker', { DATABASE_URL: 'postgres://db/madre' }).role).toBe('worker')
    expect(() => readEnv('worker', { DATABASE_URL: 'postgres://db/madre', SMTP_URL: 'smtp://x' })).toThrow(
      /^BASE_URL: /,
    )
  })
})

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
])('%s is this machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
