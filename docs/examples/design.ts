/**
 * Designs the purlin of request.json and downloads its calculation note.
 * Needs the typed client, packages/client; reads MADRE_URL (https://madre.example.com) and MADRE_TOKEN.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { type CalculationRequest, createMadre, ok, settled } from '@madre/client'

const { MADRE_URL = '', MADRE_TOKEN = '' } = process.env
const madre = createMadre({ url: MADRE_URL, token: MADRE_TOKEN })
const request = JSON.parse(await readFile('request.json', 'utf8')) as CalculationRequest

// Create a simulation. Sent again with the same key within a day, it is not made twice.
const header = { 'idempotency-key': `hall-${Date.now()}` }
const { id } = await ok(madre.POST('/Calculations', { params: { header }, body: { name: 'Hall', request } }))
const params = { path: { id } }

// Calculate, and wait for the end.
await ok(madre.POST('/Calculations/{id}/calculate', { params }))
const { result, errorMessage } = await settled(madre, id)

// Choose the lightest section that passes: solutions are sorted.
const solution = result?.solutions.find((s) => s.pass)
if (!solution) throw new Error(errorMessage ?? 'no section of the catalogue passes')
await ok(madre.PATCH('/Calculations/{id}', { params, body: { chosenResultId: solution.id } }))

// Download the note.
const headers = { accept: 'application/pdf' }
const query = { lang: 'en' }
const note = await ok(
  madre.GET('/Calculations/{id}/calculation-note', { params: { ...params, query }, headers, parseAs: 'arrayBuffer' }),
)
await writeFile('note.pdf', Buffer.from(note))
console.log(`${solution.id}, note.pdf`)
