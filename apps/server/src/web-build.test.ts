import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { named } from './web-build.ts'

const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')

describe('the page of the web application', () => {
  it('carries this server’s API prefix, its trial and the maker’s name', () => {
    const html = named(page, { appId: 'acme-1', brand: 'Acme', trial: 'note' })
    expect(html).toContain('<meta name="madre-app-id" content="acme-1"')
    expect(html).toContain('<meta name="madre-trial" content="note"')
    expect(html).toContain('<title>Acme</title>')
    expect(html).toContain('<meta property="og:title" content="Acme"')
  })

  it('takes a name as text, never as markup', () => {
    const html = named(page, { appId: 'madre', brand: '<script>$1</script>', trial: 'screen' })
    expect(html).not.toContain('<script>$1')
    expect(html).toContain('&#60;script&#62;$1')
  })
})
