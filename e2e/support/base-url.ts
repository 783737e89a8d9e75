/** Where the server of the journeys listens; browsers refuse some ports, 4190 among them. */
export const port = Number(process.env['PLUMBLINE_E2E_PORT'] ?? 4290);
export const baseURL = `http://localhost:${port}`;
