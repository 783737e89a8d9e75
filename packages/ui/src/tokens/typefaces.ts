/** Font family of figures and codes, as named by its style sheet. */
export const monoFamily = 'JetBrains Mono Variable';
