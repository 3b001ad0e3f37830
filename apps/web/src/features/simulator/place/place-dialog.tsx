import {
  type DerivedLoads,
  derive,
  type Group,
  LOAD_KEYS,
  type LoadKey,
  placesLicence,
  type Site,
  type SiteBlock,
  settleAccepted,
} from '@madre/climate'
import { LOAD_IDS } from '@madre/contract'
import { decimalMarkOf } from '@madre/print'
import type { Say } from '@madre/words/climate/climate-words'
import { refusalText } from '@madre/words/climate/refusal'
import { remarkText } from '@madre/words/climate/remark'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { checkboxClass } from '../../../ui/form/checkbox.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { directionOf, type Values } from '../model/values.ts'
import { BuildingFields } from './building-fields.tsx'
import { DerivationList, useClauseText, useClimateWords } from './derivation-list.tsx'
import { LineFields } from './line-fields.tsx'
import styles from './place-dialog.module.css'
import { PlaceFields } from './place-fields.tsx'
import { PlanView } from './plan-view.tsx'
import { edited, openSite } from './site-draft.ts'
import { SnowFields } from './snow-fields.tsx'
import { takeLoads } from './take-loads.ts'
import { WindFields } from './wind-fields.tsx'

interface PlaceDialogProps {
  draft: Draft
  onAccept: (values: Values, site: SiteBlock) => void
  onClose: () => void
}

/** Wind and snow from the place: what is asked, what follows from it, and which loads are taken over. It never writes by itself. */
export function PlaceDialog({ draft, onAccept, onClose }: PlaceDialogProps) {
  const say = useClimateWords()
  const { location, envelope } = draft.values
  const request = useMemo(() => toRequest(draft), [draft])
  const [site, setSite] = useState(() => openSite(draft.site, location))
  const [unticked, setUnticked] = useState<ReadonlySet<LoadKey>>(new Set())
  const answer = useMemo(() => derive({ ...request, metadata: { site } }), [request, site])
  // A façade carries no snow, and that is no load to take over.
  const isOffered = (k: LoadKey) => envelope === 'ROOF' || k.startsWith('loadWind')
  const offered = answer.ok ? LOAD_KEYS.filter((k) => answer.loads[k] !== undefined && isOffered(k)) : []
  const ticked = new Set(offered.filter((k) => !unticked.has(k)))
  const { place, altitudeM } = site
  const coast = site.wind?.coastWithin5Km ?? null
  const found = useMemo(() => zonesFound(request, { place, altitudeM, coast }), [request, place, altitudeM, coast])
  const fields = {
    site,
    request,
    values: draft.values,
    say,
    found,
    edit: <P extends Parameters<typeof edited>[1]>(part: P, change: Partial<NonNullable<Site[P]>>) =>
      setSite((s) => edited(s, part, change)),
    setAltitude: (altitudeM: number | null) => setSite((s) => ({ ...s, altitudeM })),
  }
  const groups = site.groups ?? []
  const accept = () => {
    if (!answer.ok) return
    const { values, site: taken } = takeLoads(
      draft,
      site,
      Object.fromEntries(offered.map((k) => [k, answer.loads[k]])),
      answer.tablesVersion,
      ticked,
    )
    onAccept(values, taken)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('heading')}
      large
      footer={
        <>
          {!answer.ok && <StillNeeded errors={answer.errors} say={say} />}
          <Button onClick={onClose}>{say('cancel')}</Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.asked}>
          <PlaceFields {...fields} />
          <BuildingFields {...fields} />
          <LineFields {...fields} />
          {groups.includes('WIND') && <WindFields {...fields} />}
          {groups.includes('SNOW') && envelope === 'ROOF' && <SnowFields {...fields} />}
        </div>
        <div className={styles.follows}>
          <PlanView request={request} site={site} say={say} />
          {answer.ok ? (
            <Offer
              draft={draft}
              answer={answer}
              offered={offered}
              ticked={ticked}
              onAccept={accept}
              onTick={(k, on) => setUnticked((s) => new Set(on ? [...s].filter((x) => x !== k) : [...s, k]))}
              say={say}
            />
          ) : (
            <Refusals
              errors={answer.errors}
              say={say}
              drop={groupsToDrop(request, site)}
              onDrop={(kept) => setSite((s) => ({ ...s, groups: [kept] }))}
            />
          )}
          {groups.length === 1 && (
            <Button compact onClick={() => setSite((s) => ({ ...s, groups: ['WIND', 'SNOW'] }))}>
              {say('askAgain')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type Request = ReturnType<typeof toRequest>

/** The groups that can be derived alone while both together are refused. */
function groupsToDrop(request: Request, site: Site): Group[] {
  if ((site.groups ?? []).length === 1) return []
  return (['WIND', 'SNOW'] as const).filter(
    (kept) => derive({ ...request, metadata: { site: { ...site, groups: [kept] } } }).ok,
  )
}

/** The zones the place itself gives, whatever was typed and whatever the building. */
function zonesFound(
  request: Request,
  { place, altitudeM, coast }: { place: Site['place']; altitudeM: Site['altitudeM']; coast: boolean | null },
): { wind: string | null; snow: string | null } {
  const bare: Site = {
    place: place ?? null,
    altitudeM: altitudeM ?? 0,
    wind: { coastWithin5Km: coast },
    building: { lengthM: 1000, widthM: 100, ridgeHeightM: 200 },
  }
  const zoneOf = (group: Group) => {
    const answer = derive({ ...request, metadata: { site: { ...bare, groups: [group] } } })
    const step = answer.ok ? answer.steps.find((s) => s.symbol === 'zone') : undefined
    return typeof step?.value === 'string' ? step.value : null
  }
  return { wind: zoneOf('WIND'), snow: zoneOf('SNOW') }
}

interface OfferedLoads {
  draft: Draft
  answer: Extract<ReturnType<typeof derive>, { ok: true }>
  offered: LoadKey[]
  ticked: ReadonlySet<LoadKey>
  onTick: (load: LoadKey, on: boolean) => void
  say: Say
}

function Offer({ draft, answer, offered, ticked, onAccept, onTick, say }: OfferedLoads & { onAccept: () => void }) {
  const { envelope } = draft.values
  return (
    <>
      <section className={styles.group}>
        <div className={styles.loadsHead}>
          <h3 className={styles.groupTitle}>{say('loads')}</h3>
          <Button variant="primary" onClick={onAccept} disabled={ticked.size === 0}>
            {say('accept')}
          </Button>
        </div>
        <Loads draft={draft} answer={answer} offered={offered} ticked={ticked} onTick={onTick} say={say} />
        <p className={styles.hint}>{say('keepsPlace')}</p>
        {answer.windCases && envelope !== 'GENERAL' && (
          <p className={styles.hint}>
            {say('slots')} {say(`slot.${envelope}.${directionOf(draft.values)}`)}
          </p>
        )}
      </section>
      {answer.remarks.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.groupTitle}>{say('remarks')}</h3>
          <ul className={styles.remarks}>
            {answer.remarks.map((remark) => (
              <li key={remark.code + JSON.stringify(remark.data)}>{remarkText(remark, say)}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.group}>
        <h3 className={styles.groupTitle}>{say('derivation')}</h3>
        <DerivationList steps={answer.steps} say={say} />
      </section>
      <details className={styles.notCovered}>
        <summary>{say('notCovered')}</summary>
        <ul className={styles.remarks}>
          {([1, 2, 3, 4, 5, 6] as const).map((n) => (
            <li key={n}>{say(`notCovered.${n}`)}</li>
          ))}
        </ul>
        {draft.values.location === 'PORTUGAL' && (
          <p className={styles.hint}>
            {say('municipality')}: pcachim/eurocodepy, {placesLicence}
          </p>
        )}
      </details>
    </>
  )
}

/** Each load as it is and as it would be, with its source. */
function Loads({ draft, answer, offered, ticked, onTick, say }: OfferedLoads) {
  const format = useFormat()
  const now = toRequest(draft)
  const number = (v: number, decimals: number) => format.number(v, decimals)
  const sources = draft.site ? settleAccepted(now, draft.site, '')?.loads : undefined
  return (
    <ul className={styles.offers}>
      {offered.map((load) => (
        <li key={load} className={styles.offer}>
          <label className={styles.offerName}>
            <input
              type="checkbox"
              className={checkboxClass}
              checked={ticked.has(load)}
              onChange={(event) => onTick(load, event.target.checked)}
            />
            <span>{say(`load.${LOAD_IDS[load]}`)}</span>
          </label>
          <span className={styles.old}>
            <span className="visually-hidden">{say('old')}: </span>
            {loadText(now[load], say, number)}
            {sources?.[load] && <em className={styles.source}>{say(`source.${sources[load].source}`)}</em>}
          </span>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
          <strong className={styles.new}>
            <span className="visually-hidden">{say('new')}: </span>
            {loadText(answer.loads[load], say, number)}
          </strong>
          {sources?.[load]?.source === 'TYPED' && <span className={styles.notUsed}>{say('notUsed')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The same in one line beside the buttons, where the fields do not stand beside what follows from them. */
function StillNeeded({
  errors,
  say,
}: {
  errors: Extract<ReturnType<typeof derive>, { ok: false }>['errors']
  say: Say
}) {
  const words = useRefusalWords(say)
  return (
    <p className={styles.needed} aria-hidden="true">
      {errors.map(words).join(' ')}
    </p>
  )
}

/** Why nothing is derived, in the language's digits. */
function useRefusalWords(say: Say) {
  const { i18n } = useTranslation()
  const clauseText = useClauseText()
  const mark = (text: string) => text.replace('.', decimalMarkOf(i18n.language))
  return (error: Parameters<typeof refusalText>[0]) => refusalText(error, say, mark, clauseText)
}

function Refusals({
  errors,
  drop,
  onDrop,
  say,
}: {
  errors: Extract<ReturnType<typeof derive>, { ok: false }>['errors']
  /** groups that would be derived alone */
  drop: Group[]
  onDrop: (kept: Group) => void
  say: Say
}) {
  const words = useRefusalWords(say)
  return (
    <section className={styles.group} aria-live="polite">
      <h3 className={styles.groupTitle}>{say('notOffered')}</h3>
      <ul className={styles.remarks}>
        {errors.map((error) => (
          <li key={error.code + error.field}>{words(error)}</li>
        ))}
      </ul>
      <div className={styles.drops}>
        {drop.map((kept) => (
          <Button key={kept} compact onClick={() => onDrop(kept)}>
            {say(kept === 'WIND' ? 'dropSnow' : 'dropWind')}
          </Button>
        ))}
      </div>
    </section>
  )
}

type Load = DerivedLoads[LoadKey]

/** A load of the request in words: its bands, its value in every span, or that it is not used. */
function loadText(load: Load, say: Say, number: (value: number, decimals: number) => string): string {
  if (load === null || load === undefined) return say('unused')
  const pressure = (value: number) => `${number(value, 3)} kN/m²`
  if (Array.isArray(load)) {
    const [first = 0] = load
    const isEqual = load.every((v) => v === first)
    return isEqual ? say('everySpan', { value: pressure(first) }) : `${load.map((v) => number(v, 3)).join(' · ')} kN/m²`
  }
  const values = Object.values(load) as number[]
  // Three factors, or three bands of a value and a length.
  if (values.length === 3) return values.map((v) => number(v, 2)).join(' / ')
  const pairs = [0, 2, 4].map((i) => [values[i] ?? 0, values[i + 1] ?? 0] as const).filter(([, l]) => l > 0)
  if (pairs.every(([w]) => w === 0)) return say('unused')
  return pairs.map(([w, l]) => say('band', { w: pressure(w), l: number(l, 3) })).join(' · ')
}
