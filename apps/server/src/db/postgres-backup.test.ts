import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBoss } from '../jobs/boss.ts'
import { testDatabase } from '../testing/test-database.ts'

const here = process.env.TEST_DATABASE_URL !== undefined && spawnSync('pg_dump', ['--version']).status === 0

describe.skipIf(!here)('a PostgreSQL database', () => {
  it('is backed up with pg_dump and restored with pg_restore, job queue included', async () => {
    const [from, to] = [await testDatabase(), await testDatabase({ bare: true })]
    const directory = mkdtempSync(join(tmpdir(), 'madre-dump-'))
    const file = join(directory, 'madre.dump')
    const options = { expirySeconds: 30, supervise: false, onError: () => {} }
    try {
      const source = await from.open()
      const boss = await openBoss(source, options)
      await source.db
        .insertInto('users')
        .values({
          email: 'a@b.c',
          email_key: 'a@b.c',
          password_hash: 'x',
          first_name: 'A',
          last_name: 'B',
          company: 'C',
          lang: 'en',
          activated_at: null,
        })
        .execute()
      await boss.send('calculate', { calculationId: 'x', runToken: 'y' })
      await boss.stop({ graceful: false, close: false })
      await source.close()

      expect(spawnSync('pg_dump', ['--format=custom', `--file=${file}`, from.url ?? '']).stderr.toString()).toBe('')
      expect(spawnSync('pg_restore', ['--no-owner', `--dbname=${to.url}`, file]).stderr.toString()).toBe('')

      const restored = await to.open()
      const queue = await openBoss(restored, options)
      expect((await restored.db.selectFrom('users').select('email').execute()).map((u) => u.email)).toEqual(['a@b.c'])
      expect((await queue.fetch('calculate')).map((job) => job.data)).toEqual([{ calculationId: 'x', runToken: 'y' }])
      await queue.stop({ graceful: false, close: false })
      await restored.close()
    } finally {
      rmSync(directory, { recursive: true, force: true })
      await from.remove()
      await to.remove()
    }
  })
})
