export const changesMessages = {
  undone: (name: string) => `The change of ${name} has been undone.`,
  alreadyUndone: 'This change has already been undone.',
  tooLate: 'This change can no longer be undone, because more than ten minutes have passed.',
  changedSince: (name: string) =>
    `This change can no longer be undone, because ${name} or something linked to it has been changed since.`,
  sameItem: 'Choose another item than this one.',
  merged: (from: string, into: string) => `${from} has been merged into ${into}.`,
  moved: (name: string) => `${name} has been moved.`,
} as const
