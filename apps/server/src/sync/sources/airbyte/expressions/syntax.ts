/** An operator with two operands. */
export type Operator =
  | 'and'
  | 'or'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '//'
  | '%'
  | '**'
  | '~'

/** Arguments of a call: by place, and by name. */
export type Arguments = {
  readonly values: readonly Expression[]
  readonly named: readonly (readonly [name: string, value: Expression])[]
}

export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'field'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'item'; readonly of: Expression; readonly at: Expression }
  | {
      readonly kind: 'slice'
      readonly of: Expression
      readonly from: Expression | undefined
      readonly to: Expression | undefined
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: Arguments }
  | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly args: Arguments }
  | { readonly kind: 'filter'; readonly of: Expression; readonly name: string; readonly args: Arguments }
  | { readonly kind: 'test'; readonly of: Expression; readonly name: string; readonly negated: boolean }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'negative'; readonly of: Expression }
  | {
      readonly kind: 'binary'
      readonly operator: Operator
      readonly left: Expression
      readonly right: Expression
    }
  | {
      readonly kind: 'choice'
      readonly condition: Expression
      readonly then: Expression
      readonly otherwise: Expression | undefined
    }

/** A part of a template. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'output'; readonly value: Expression }
  | { readonly kind: 'set'; readonly name: string; readonly value: Expression }
  | {
      readonly kind: 'if'
      readonly branches: readonly {
        readonly condition: Expression | undefined
        readonly parts: readonly Part[]
      }[]
    }
  | {
      readonly kind: 'for'
      readonly name: string
      readonly list: Expression
      readonly parts: readonly Part[]
    }
