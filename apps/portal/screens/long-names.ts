/** A name of about 200 characters, one word of which is wider than a phone. */
export const longName =
  'Société Générale d’Importation et d’Exportation de Machines Agricoles et de Pièces Détachées du Grand Sud-Ouest, ' +
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft & Söhne'

/** A right-to-left name. */
export const arabicName = 'شركة الرافدين للتجارة والمقاولات العامة'
