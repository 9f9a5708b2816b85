import type { z } from 'zod'
import type { ValueKind } from './value-kinds.ts'

/** The processes that use a setting: see ROLE. */
export type Process = 'all' | 'web' | 'worker'

/** A described environment variable. The check, the table in the docs and `.env.example` are made from it. */
export type Setting<Check extends z.ZodType = z.ZodType> = ValueKind<Check> & {
  readonly usedBy: Process
  /** Continues "Required …", for example `in production`. */
  readonly required?: string
  /** Never printed. Its value can be in a file, which the name with `_FILE` names. */
  readonly secret?: true
  /** One sentence in Markdown, for the docs and `.env.example`. */
  readonly does: string
}

type Description = Omit<Setting, keyof ValueKind>

/** Describes a variable with values of this kind. */
export const setting = <Check extends z.ZodType>(
  kind: ValueKind<Check>,
  description: Description,
): Setting<Check> => ({ ...kind, ...description })

/** A heading of the table, with its variables. */
export type SettingGroup = {
  readonly title: string
  readonly settings: Readonly<Record<string, Setting>>
}
