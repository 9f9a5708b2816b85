/** API messages about saved filters. */
export const savedFiltersMessages = {
  created: 'The filter has been saved.',
  saved: 'The filter has been saved.',
  deleted: 'The filter has been deleted.',
  sameName: (name: string) => `You already have a filter named ${name}.`,
  tooManyPersonal: (most: number) => `You can save up to ${most} filters. Delete one first.`,
  tooManyShared: (most: number) => `An organisation can share up to ${most} filters. Delete one first.`,
  shareNotAllowed: 'Only an administrator may share filters.',
  notYours: 'Only the owner or an administrator may change a shared filter.',
  keepShared: 'Only the owner may make a shared filter personal.',
} as const
