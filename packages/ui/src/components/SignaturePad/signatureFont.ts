/** Bundled font of typed signatures, as named by its style sheet. */
export const signatureFontName = 'Dancing Script Variable';

/** Font families of a typed signature: the bundled one, then those of common systems for letters that it lacks. */
export const signatureFontFamily = `"${signatureFontName}", "Snell Roundhand", "Segoe Script", "Apple Chancery", cursive`;
