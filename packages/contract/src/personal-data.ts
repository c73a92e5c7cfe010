/**
 * What a value says about people. `personal`: it is about a person. `text`: it is a text about something else. `fixed`: it is a constant,
 * a time, a number or a boolean about something else. An object names the parts of objects; a list has the same as its items. What an
 * object does not name is unknown.
 */
export type PersonalData = 'personal' | 'text' | 'fixed' | { readonly [name: string]: PersonalData }
