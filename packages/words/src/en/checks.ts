import { withFurtherDeflections } from '../check-names.ts'
/** Names of the checks, by the codes of the engine. */
export const checks = withFurtherDeflections(
  {
    GEOMETRY: 'Geometrical limits of the section',
    TENSION: 'Axial tension',
    COMPRESSION: 'Axial compression of the cross-section',
    BENDING_Y_POS: 'Bending, upper flange compressed',
    BENDING_Y_NEG: 'Bending, lower flange compressed',
    BENDING_Z: 'Bending about the weak axis',
    /** BENDING_Z of a section that distorts */
    SIDEWAYS_STRESS: 'Direct stress of load in the plane of the envelope',
    SHEAR: 'Shear',
    M_V: 'Bending and shear',
    JOINT_MOMENT: 'Moment over a lap or sleeve',
    JOINT_SHEAR: 'Shear at a sleeve',
    WEB_CRIPPLING_END: 'Web crippling at an end support',
    WEB_CRIPPLING_INT: 'Web crippling at an inner support',
    M_R: 'Bending and support reaction',
    WEB_CRIPPLING_LOAD: 'Web crippling under a point load',
    M_F: 'Bending and point load',
    N_M_SECTION: 'Axial force and bending of the cross-section',
    FREE_FLANGE_STRESS: 'Stresses in the flanges',
    FREE_FLANGE_BUCKLING: 'Buckling of the free flange',
    LTB: 'Lateral-torsional buckling',
    FLEXURAL_BUCKLING: 'Flexural buckling about the strong axis',
    TORSIONAL_BUCKLING: 'Torsional and torsional-flexural buckling',
    N_M_MEMBER: 'Axial force and bending of the member',
    SHEETING_SHEAR: 'Shear stiffness of the cladding',
    DEFLECTION_SPAN: 'Deflection in the spans',
    DEFLECTION_CONSOLE: 'Deflection of the cantilevers',
  },
  'limit',
)
