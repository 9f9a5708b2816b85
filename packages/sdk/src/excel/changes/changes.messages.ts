import { catalogue } from '../../common/language/catalogue.ts'

/** The sentences about changes that can be undone, and about merging and moving. */
export const changesMessages = catalogue('structure-changes', {
  /** The button that opens the list of changes, and the title of the list. */
  recent: 'Recent changes',
  recentMeans: 'Changes of the last ten minutes can be undone.',
  none: 'Nothing was changed in the last ten minutes.',
  /** `action` is in the words of the audit log, such as "Area deleted". */
  change: (action: string, name: string) => `${action}: ${name}`,
  by: (name: string) => `by ${name}`,
  byYou: 'by you',
  undone: (name: string) => `The change of ${name} has been undone.`,
  merge: 'Merge',
  mergeNamed: (name: string) => `Merge ${name}`,
  mergeAreaMeans:
    'Its links and what security groups may see of it go to the area that you choose. Then it is deleted.',
  mergeSubareaMeans:
    'Its links and what security groups may see of it go to the sub-area that you choose. Then it is deleted.',
  intoArea: 'Into area',
  intoSubarea: 'Into sub-area',
  merged: (from: string, into: string) => `${from} has been merged into ${into}.`,
  move: 'Move',
  moveNamed: (name: string) => `Move ${name}`,
  moveSubareaMeans:
    'What security groups may see of it in the first area, they may then see in the second one.',
  moveMilestoneMeans: 'What security groups may see of it moves as well.',
  fromArea: 'From area',
  toArea: 'To area',
  toVersion: 'To version',
  moved: (name: string) => `${name} has been moved.`,
})
