import { PROFILE_SIGNS } from '@madre/drawing'
import type { Solution } from '@madre/engine'
import { useSimulationStore } from '../../../api/use-simulation-store.ts'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { ProfileSwitch, ProfileType } from '../../../ui/simulation/result-offers.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import type { EngineContext } from '../engine/engine-message.ts'
import { useResults } from '../engine/results-context.ts'
import { checkName } from '../model/check-names.ts'
import styles from './other-profiles.module.css'
import { otherProfiles, useDesignWith } from './use-other-profiles.ts'

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
      <Meaning others={others} />
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
function Meaning({ others }: { others: ProfileType[] }) {
  const { t } = useWords()
  const { typed } = useResults()
  const { isTrial } = useSimulationStore()
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
      {isTrial
        ? t('Tudo o resto fica igual; cada um passa para o formulário, e Anular repõe o que estava.')
        : t('Tudo o resto fica igual; cada um abre como cópia com esse perfil.')}
    </p>
  )
}
