import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const folder = path.join(import.meta.dirname, '../packages/ui/testing/__screenshots__');

/** After a run of every story with its picture in a theme: a picture of it whose story is gone fails the run. */
export class StalePictures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const drawn = new Set<string>();
    const themes = new Set<string>();
    for (const module of modules) {
      const theme = /^storybook-(light|dark)\b/.exec(module.project.name)?.[1];
      if (!theme) continue;
      themes.add(theme);
      for (const test of module.children.allTests()) {
        const { storyId } = test.meta() as { storyId?: string };
        // The dashes of an id are one in the name of its picture.
        if (storyId) drawn.add(`${storyId}-${theme}.png`.replaceAll(/-+/g, '-'));
      }
    }
    const stale = readdirSync(folder).filter((name) => {
      const theme = /-(light|dark)\.png$/.exec(name)?.[1];
      return name.endsWith('.png') && (!theme || themes.has(theme)) && !drawn.has(name);
    });
    for (const name of stale) console.error(`No story has the picture ${name}: remove it.`);
    if (stale.length > 0) process.exitCode = 1;
  }
}
