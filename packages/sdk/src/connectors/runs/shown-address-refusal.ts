import { englishOf } from '../../common/language/catalogue.ts'
import { runsMessages } from './runs.messages.ts'

/** The sentences about private addresses, which the server writes in English. */
const sentences = ({ causes, remedies }: typeof runsMessages) => [
  causes['private-address'](),
  causes['target-private-address'](),
  remedies.allowPrivate,
]

/** Returns a sentence of the server with those about private addresses in the language that is shown. Other text stays. */
export function shownAddressRefusal(sentence: string): string {
  const shown = sentences(runsMessages)
  return sentences(englishOf(runsMessages)).reduce(
    (text, english, place) => text.replace(english, shown[place] ?? english),
    sentence,
  )
}
