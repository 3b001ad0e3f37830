import { withFurtherDeflections } from '../check-names.ts'

export const checks = withFurtherDeflections(
  {
    GEOMETRY: 'Límites geométricos de la sección',
    TENSION: 'Tracción axil',
    COMPRESSION: 'Compresión axil de la sección',
    BENDING_Y_POS: 'Flexión, ala superior comprimida',
    BENDING_Y_NEG: 'Flexión, ala inferior comprimida',
    BENDING_Z: 'Flexión respecto al eje débil',
    /** BENDING_Z of a section that distorts */
    SIDEWAYS_STRESS: 'Tensión normal de las cargas en el plano de la envolvente',
    SHEAR: 'Esfuerzo cortante',
    M_V: 'Flexión y esfuerzo cortante',
    JOINT_MOMENT: 'Momento sobre un solape o manguito',
    JOINT_SHEAR: 'Cortante en un manguito',
    WEB_CRIPPLING_END: 'Aplastamiento del alma en un apoyo extremo',
    WEB_CRIPPLING_INT: 'Aplastamiento del alma en un apoyo interior',
    M_R: 'Flexión y reacción de apoyo',
    WEB_CRIPPLING_LOAD: 'Aplastamiento del alma bajo una carga puntual',
    M_F: 'Flexión y carga puntual',
    N_M_SECTION: 'Esfuerzo axil y flexión de la sección',
    FREE_FLANGE_STRESS: 'Tensiones en las alas',
    FREE_FLANGE_BUCKLING: 'Pandeo del ala libre',
    LTB: 'Pandeo lateral',
    FLEXURAL_BUCKLING: 'Pandeo por flexión respecto al eje fuerte',
    TORSIONAL_BUCKLING: 'Pandeo por torsión y por flexión-torsión',
    N_M_MEMBER: 'Esfuerzo axil y flexión de la barra',
    SHEETING_SHEAR: 'Rigidez a cortante del revestimiento',
    DEFLECTION_SPAN: 'Flecha en los vanos',
    DEFLECTION_CONSOLE: 'Flecha de los voladizos',
  },
  'límite',
)
