/** Numbers of a box that its guide tells, by the names its words give them. They stand in the edition and nowhere else. */
export type Figures = { readonly [name: string]: number };
