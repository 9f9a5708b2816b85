import { expect, it } from 'vitest'
import { safeName, truncateToBytes } from './safe-name.ts'

it.each([
  ['Order ID', 'order_id'],
  ['  Unit price (€) ', 'unit_price'],
  ['Straße', 'straße'],
  ['Größe / Size', 'größe_size'],
  ['注文番号', '注文番号'],
  ['İstanbul', 'i̇stanbul'],
  ['e\u0301te\u0301', 'été'],
  ['2026', '_2026'],
  ['__proto__', 'proto'],
  ['constructor', 'constructor'],
  ['xmin', 'xmin_'],
  ['a\u0000b', 'a_b'],
  ['robert"); drop table students;--', 'robert_drop_table_students'],
  ['🎁', ''],
  ['x'.repeat(80), 'x'.repeat(63)],
  ['é'.repeat(40), 'é'.repeat(31)],
])('turns %j into the safe name %j', (text, name) => expect(safeName(text)).toBe(name))

it.each([
  ['name', 4, 'name'],
  ['name', 3, 'nam'],
  ['é€🎁', 9, 'é€🎁'],
  ['é€🎁', 8, 'é€'],
  ['é€🎁', 4, 'é'],
  ['🎁', 3, ''],
  ['', 0, ''],
])('truncates %j to %i bytes: %j', (text, bytes, cut) => expect(truncateToBytes(text, bytes)).toBe(cut))
