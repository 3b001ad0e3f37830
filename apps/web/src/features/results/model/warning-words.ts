import type { Solution, Warning } from '@madre/engine'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
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
    'A fibra superior não está travada pelo revestimento: as cargas no plano fletem o perfil em torno do eixo fraco entre travamentos; a torção devida à sua excentricidade é desprezada.',
  ),
  END_OVERHANG_40MM: tk(
    'Num apoio de extremidade sem consola, o perfil tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  ),
  STANDING_MEMBER: tk('O peso ao longo do perfil conta como compressão: o perfil assenta na sua extremidade direita.'),
}

/**
 * A warning of the engine in the language on screen; its own English text for a code not known here.
 *
 * @param chosen the solution chosen: what is a range over the catalogue is then the value of its section
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
          // Never asked for less than is needed.
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
  const words = WORDS[warning.code]
  return words ? t(words) : warning.message
}
