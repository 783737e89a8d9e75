import { defineConfig } from 'vite';
import { appConfig } from '../../tooling/vite.ts';

export default defineConfig(appConfig({ folder: import.meta.dirname, base: '/', port: 4001, withPdf: true }));
