import { type CalculationRequest, decode, PROFILE_TYPES, toDesignRequest } from '@madre/contract'
import { PROFILE_SIGNS } from '@madre/drawing'
import type { Catalogue, Solution } from '@madre/engine'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSimulationStore } from '../../../api/calculations.ts'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { ProfileSwitch, ProfileType } from '../../../ui/simulation/result-offers.ts'
import { hasSleeves } from '../../../ui/simulation/sleeves.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { type EngineContext, newEngine } from '../engine/engine-client.ts'
import { useResults } from '../engine/results-context.ts'
import { whenIdle } from '../engine/when-idle.ts'
import { checkName } from '../model/check-names.ts'
import { leastBad } from '../model/default-view.ts'
import styles from './other-profiles.module.css'

/** The same line with the other profiles of the catalogue, where the engine on the page is the one of the result. */
export function OtherProfiles() {
  const { typed, result, engine, profiles } = useResults()
  const others = engine && otherProfiles(engine.catalogue, typed.profileType)
  if (!profiles || !others || others.length === 0) return null
  return <List key={result.inputHash} others={others} engine={engine} profiles={profiles} />
}

function List({ others, engine, profiles }: { others: ProfileType[]; engine: EngineContext; profiles: ProfileSwitch }) {
  const { t } = useWords()
  const found = useDesignWith(others, profiles, engine)
  return (
    <div className={styles.others}>
      <p id="other-profiles" className={styles.title}>
        {t('A mesma linha com outro perfil')}
      </p>
      <ul aria-labelledby="other-profiles" aria-busy={found.isPending}>
        {others.map((profile, i) => (
          <li key={profile}>
            {found.data ? (
              <Found profile={profile} best={found.data[i]} onOpen={profiles.open} />
            ) : (
              <span className="unit">
                {found.isError
                  ? t('com {{profile}}: não foi possível calcular', { profile: PROFILE_SIGNS[profile] })
                  : t('com {{profile}}: a calcular…', { profile: PROFILE_SIGNS[profile] })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Meaning others={others} catalogue={engine.catalogue} />
    </div>
  )
}

function Found({
  profile,
  best,
  onOpen,
}: {
  profile: ProfileType
  best: Solution | undefined
  onOpen: ProfileSwitch['open']
}) {
  const { t } = useWords()
  const format = useFormat()
  const sign = PROFILE_SIGNS[profile]
  return (
    <>
      <Button compact onClick={() => void onOpen(profile)}>
        {best?.pass
          ? t('com {{profile}}: {{weight}} kg/m², {{utilisation}}', {
              profile: sign,
              weight: format.number(best.estimatedWeightKgM2, 2, true),
              utilisation: format.utilisation(best.utilisation),
            })
          : t('com {{profile}}: nenhuma secção verifica', { profile: sign })}
      </Button>
      {best && (
        <span className={styles.section}>
          {best.pass
            ? solutionName(best, format)
            : `${solutionName(best, format)}, ${format.utilisation(best.utilisation)}`}{' '}
          <span className="unit">{best.governing && t(checkName(best.governing, best))}</span>
        </span>
      )}
    </>
  )
}

/** What the switch means, and what a press does. */
function Meaning({ others, catalogue }: { others: ProfileType[]; catalogue: Catalogue }) {
  const { t } = useWords()
  const { typed } = useResults()
  const { isTrial } = useSimulationStore()
  const isSleeved = typed.joints?.supports.some(({ kind }) => kind === 'SLEEVE')
  const unsleeved = isSleeved ? others.filter((profile) => !hasSleeves(catalogue, profile)) : []
  const toOmega = others.includes('OMEGA')
  return (
    <p className={styles.meaning}>
      {toOmega || typed.profileType === 'OMEGA'
        ? t('Um travamento lateral de um Ω segura as duas abas ou os dois bordos; o de um C ou Z, um banzo.')
        : null}{' '}
      {toOmega && typed.isInverted && typed.restraints.upper.byPanel
        ? t('Um Ω invertido sob um painel não está confirmado por nenhum cálculo independente.')
        : null}{' '}
      {typed.joints?.supports.some(({ kind }) => kind === 'LAP')
        ? t('As sobreposições contam aí como contínuas: só um Z se sobrepõe.')
        : null}{' '}
      {unsleeved.length > 0
        ? t('As mangas contam aí como contínuas: o catálogo não tem nenhuma de {{profiles}}.', {
            profiles: unsleeved.map((profile) => PROFILE_SIGNS[profile]).join(', '),
          })
        : null}{' '}
      {isTrial
        ? t('Tudo o resto fica igual; cada um passa para o formulário, e Anular repõe o que estava.')
        : t('Tudo o resto fica igual; cada um abre como cópia com esse perfil.')}
    </p>
  )
}

/** The profiles of the catalogue beside the one that was designed. */
const otherProfiles = ({ families }: Catalogue, designed: ProfileType): ProfileType[] =>
  PROFILE_TYPES.filter((type) => type !== designed && families.some((family) => family.profileType === type))

/** For each request the lightest section that passes, or the closest one; in a worker that ends with the question. */
async function designEach(
  requests: CalculationRequest[],
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<(Solution | undefined)[]> {
  const engine = newEngine()
  signal.addEventListener('abort', () => engine.stop())
  try {
    const best: (Solution | undefined)[] = []
    for (const request of requests) {
      const context = { input: toDesignRequest(request), ...decode(request), catalogue }
      const { solutions } = await engine.ask('design', context, { request })
      best.push(solutions[0]?.pass ? solutions[0] : leastBad(solutions.filter((s) => s.utilisation !== null)))
    }
    return best
  } finally {
    engine.stop()
  }
}

/** True once both page and engine are idle. */
function useIdle(): boolean {
  const isAsked = useIsFetching({ queryKey: ['engine'] }) > 0
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => (isAsked || isIdle ? undefined : whenIdle(() => setIsIdle(true))), [isAsked, isIdle])
  return isIdle
}

/** Results of the line with each of the profiles; cancelled with their component (decision 0030). */
function useDesignWith(profiles: ProfileType[], { requestWith }: ProfileSwitch, { catalogue }: EngineContext) {
  const { result } = useResults()
  const requests = profiles.map(requestWith)
  return useQuery({
    queryKey: ['profiles', result.catalogueVersion, requests.map(toDesignRequest)],
    queryFn: ({ signal }) => designEach(requests, catalogue, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: useIdle(),
  })
}
