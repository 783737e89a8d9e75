/** The face of figures and codes, by the name that its style sheet gives it. */
export const monoFamily = 'JetBrains Mono Variable';
