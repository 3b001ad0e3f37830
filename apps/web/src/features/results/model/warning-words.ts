import type { Solution, Warning } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { NO_SPRING_TEXTS } from '../../../ui/sheeting/no-spring-texts.ts'
import { loadNameOf } from '../../../ui/simulation/load-not-used.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'

const WORDS: Record<string, string> = {
  ENGINEER_SIGNATURE: tk(
    'Antes da utilização, um engenheiro civil habilitado tem de confirmar o método e o resultado.',
  ),
  LOADS_BY_USER: tk(
    'Os valores do vento e da neve são da responsabilidade do utilizador: não são calculadas zonas nem coeficientes.',
  ),
  FASTENERS_NOT_CHECKED: tk(
    'Fixações, esquadros e parafusos não são dimensionados: têm de resistir à maior reação de arrancamento da solução escolhida.',
  ),
  NO_ROTATIONAL_RESTRAINT: tk(
    'Sem dados do revestimento, este trava lateralmente a fibra superior mas não impede a sua rotação (C_D = 0, K = 0).',
  ),
  IN_PLANE_LOAD_BY_CLADDING: tk(
    'A componente da carga no plano da envolvente é suportada pelo revestimento, como diafragma.',
  ),
  NO_PANEL: tk(
    'A fibra superior não está travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. Um Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6); um C ou Z flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.',
  ),
  SIDEWAYS_DEFLECTION: tk(
    'As cargas no plano da envolvente deslocam até {{mm}} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão (consola: 2a/100). Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave o perfil em mais pontos ou com painel.',
  ),
  END_OVERHANG_40MM: tk(
    'Num apoio de extremidade sem consola, o perfil tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  ),
  STANDING_MEMBER: tk('O peso ao longo do perfil conta como compressão: o perfil assenta na sua extremidade direita.'),
  CONTINUITY_JOINTS: tk(
    'A linha tem {{length}} m, mais do que os {{limit}} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez do perfil (EN 1993-1-3, 10.1.3.4).',
  ),
  LAP_WITHOUT_TEST: 'warning.LAP_WITHOUT_TEST' satisfies WordKey,
  NESTING_EQUAL_FLANGES: 'warning.NESTING_EQUAL_FLANGES' satisfies WordKey,
  JOINT_BOLTS_NOT_CHECKED: 'warning.JOINT_BOLTS_NOT_CHECKED' satisfies WordKey,
  JOINT_AXIAL: 'warning.JOINT_AXIAL' satisfies WordKey,
  ANTI_ROLL_DEVICE: tk(
    'Nos apoios supõem-se impedidos a torção e o deslocamento lateral dos perfis C e Z: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. um esquadro aparafusado à alma (EN 1993-1-3, 10.1.1(7)).',
  ),
  POINT_LOADS_ON_FLANGE: tk(
    'As cargas pontuais contam como assentes no banzo, cada uma em {{bearing}} mm ao longo do perfil, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.',
  ),
  POINT_LOADS_ON_WEB: 'warning.POINT_LOADS_ON_WEB' satisfies WordKey,
  POINT_LOADS_HANGING: 'warning.POINT_LOADS_HANGING' satisfies WordKey,
  LIVE_ALTERNATIVES: tk(
    'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais contam como alternativas, nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Se alguma carga pontual atua com a distribuída, p. ex. um equipamento, introduza-a como permanente.',
  ),
  OMEGA_LOCK_HOLDS_BOTH: tk(
    'Supõe-se que cada travamento lateral de um Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {{percent}} % baixas de mais face a elementos de casca.',
  ),
  OMEGA_INVERTED_PANEL_UNPROVEN: tk(
    'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as suas utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.',
  ),
  OMEGA_WEB_SLENDER_AT_SUPPORT: 'warning.OMEGA_WEB_SLENDER_AT_SUPPORT' satisfies WordKey,
  C_LOAD_BESIDE_WEB: tk(
    'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {{fastener}} % baixa de mais onde o revestimento carrega nas fixações, e até {{lip}} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.',
  ),
  LOAD_AT_LIP: tk(
    'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {{percent}} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.',
  ),
  CLOSE_BARS_LIP: tk(
    'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {{percent}} % baixa de mais. Deixe essa margem nas verificações do banzo livre.',
  ),
  FREE_C_TWISTS_FURTHER: 'warning.FREE_C_TWISTS_FURTHER' satisfies WordKey,
  SHORT_SPAN_WITHOUT_PANEL: 'warning.SHORT_SPAN_WITHOUT_PANEL' satisfies WordKey,
  AXIAL_REVERSES: 'warning.AXIAL_REVERSES' satisfies WordKey,
  FREE_LINE_TWISTS: 'warning.FREE_LINE_TWISTS' satisfies WordKey,
  END_BEARING_SHARED: 'warning.END_BEARING_SHARED' satisfies WordKey,
  STOCKY_WEB: tk(
    'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com esquadros ou deixe essa margem nas verificações do esmagamento da alma.',
  ),
  FASTENER_AT_MID_FLANGE: tk(
    'As fixações do revestimento contam a meio do banzo superior (a = b/2, na secção mais larga {{a}} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam no máximo em 10 mm/h o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).',
  ),
  FASTENER_NEAR_EDGE: tk(
    'Em secções deste tipo as fixações do revestimento ficam a menos de 25 mm da alma ou da ponta do banzo (a {{a}} mm da alma): C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não lhes dá travamento à rotação (C_D = 0, K = 0).',
  ),
}

/** The figures a warning's words name, by the names of its values, with their decimals. */
const FIGURES: Record<string, Record<string, [value: string, decimals: number]>> = {
  SIDEWAYS_DEFLECTION: { mm: ['mm', 1] },
  CONTINUITY_JOINTS: { length: ['lengthM', 2], limit: ['limitM', 2] },
  POINT_LOADS_ON_FLANGE: { bearing: ['bearingMm', 1] },
  FASTENER_AT_MID_FLANGE: { a: ['aMm', 1] },
  FASTENER_NEAR_EDGE: { a: ['aMm', 1] },
  OMEGA_LOCK_HOLDS_BOTH: { percent: ['percent', 0] },
  OMEGA_WEB_SLENDER_AT_SUPPORT: { percent: ['percent', 0] },
  C_LOAD_BESIDE_WEB: { fastener: ['fastenerPercent', 0], lip: ['lipPercent', 0] },
  LOAD_AT_LIP: { percent: ['percent', 0] },
  CLOSE_BARS_LIP: { percent: ['percent', 0] },
  FREE_C_TWISTS_FURTHER: { percent: ['percent', 0] },
  SHORT_SPAN_WITHOUT_PANEL: { percent: ['percent', 0] },
  FREE_LINE_TWISTS: { degrees: ['degrees', 1] },
}

/**
 * A warning of the engine in the language on screen; its own English text for an unknown code.
 *
 * @param chosen the chosen solution: a range over the catalogue is replaced by the value of its section
 */
export function warningText(warning: Warning, chosen: Solution | undefined, t: TFunction, format: Format): string {
  const { minKn, maxKn, spanM } = warning.values ?? {}
  if (warning.code === 'SHEETING_STIFFNESS_REQUIRED') {
    if (typeof minKn !== 'number' || typeof maxKn !== 'number' || typeof spanM !== 'number')
      return t(
        'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida (EN 1993-1-3, 10.1.1(6)).',
      )
    if (chosen?.shearStiffnessRequiredKn != null)
      return t(
        'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req = {{required}} kN, para a secção escolhida {{name}} e o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).',
        {
          // Rounded up: never less than required.
          required: format.number(Math.ceil(chosen.shearStiffnessRequiredKn - 1e-9), 0),
          name: solutionName(chosen, format),
          span: format.number(spanM, 2),
        },
      )
    return t(
      'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida, entre {{min}} e {{max}} kN para o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).',
      { min: format.number(minKn, 0), max: format.number(maxKn, 0), span: format.number(spanM, 2) },
    )
  }
  if (warning.code === 'SHEETING_CONDITIONS')
    return warning.values?.kind === 'DECLARED'
      ? t('warning.SHEETING_CONDITIONS.DECLARED' satisfies WordKey)
      : t('warning.SHEETING_CONDITIONS.TRAPEZOIDAL' satisfies WordKey)
  if (warning.code === 'SHEETING_NO_SPRING') {
    const reason = NO_SPRING_TEXTS[warning.values?.reason as keyof typeof NO_SPRING_TEXTS]
    if (reason) return t('warning.SHEETING_NO_SPRING' satisfies WordKey, { reason: t(reason) })
  }
  if (warning.code === 'SHEETING_TOO_SOFT')
    return t('warning.SHEETING_TOO_SOFT' satisfies WordKey, { count: format.number(Number(warning.values?.count), 0) })
  if (warning.code === 'NEGATIVE_WIND_READ_AS_MAGNITUDE') {
    const load = loadNameOf(warning.values?.field, t)
    if (load !== null)
      return t('{{load}}: os valores negativos leem-se sem sinal; a pressão atua para dentro, a sucção para fora.', {
        load,
      })
  }
  if (warning.code === 'CONTINUITY_JOINTS' && chosen?.pieces) {
    const metres = (key: string) => format.number(Number(warning.values?.[key]), 2)
    return t('warning.CONTINUITY_JOINTS.piece' satisfies WordKey, {
      lengthM: metres('lengthM'),
      limitM: metres('limitM'),
    })
  }
  const words = WORDS[warning.code]
  if (words === undefined) return warning.message
  const figures = Object.entries(FIGURES[warning.code] ?? {}).map(([name, [key, decimals]]) => {
    const value = warning.values?.[key]
    return [name, typeof value === 'number' ? format.number(value, decimals) : value] as const
  })
  return figures.every(([, value]) => value !== undefined) ? t(words, Object.fromEntries(figures)) : warning.message
}
