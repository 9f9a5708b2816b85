import { displayNameOf, isCustom, kindOf, type TypeOrKind } from '@tributary/domain'
import { textNamed } from '../../common/language/text-named.ts'
import { kindMessages } from './kind.messages.ts'

/** Returns the name of a connector type in the language that is shown. Names of products and of custom sources stay. */
export const typeTitle = (type: TypeOrKind): string =>
  typeof type === 'string' && isCustom(type) ? kindMessages.customSource : displayNameOf(type)

/** Returns the category of a connector type in the language that is shown; undefined for an unknown type. */
export function typeCategory(type: TypeOrKind): string | undefined {
  const category = kindOf(type)?.category
  return category && (textNamed(kindMessages.categories, category) ?? category)
}

/** Returns the hint of a type whose refreshes take long; undefined for the others. */
export const slowHintOf = (type: TypeOrKind): string | undefined => ofKind('slowHints', type)

/** Returns what to do for a type that needs a manifest of the installation; undefined for the others. */
export const withoutManifestOf = (type: TypeOrKind): string | undefined => ofKind('withoutManifest', type)

function ofKind(text: 'slowHints' | 'withoutManifest', type: TypeOrKind): string | undefined {
  const kind = kindOf(type)
  const english = { slowHints: kind?.slowHint, withoutManifest: kind?.withoutManifest }[text]
  return english && (textNamed(kindMessages[text], kind?.type ?? '') ?? english)
}
