import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const folder = path.join(import.meta.dirname, '../packages/ui/testing/__screenshots__');

/** After a run of every story with its picture: a picture whose story is gone fails the run. */
export class StalePictures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const drawn = new Set<string>();
    for (const module of modules) {
      if (!module.project.name.startsWith('stories')) continue;
      for (const test of module.children.allTests()) {
        const { storyId } = test.meta() as { storyId?: string };
        for (const theme of storyId ? ['light', 'dark'] : [])
          // The dashes of an id are one in the name of its picture.
          drawn.add(`${storyId}-${theme}.png`.replaceAll(/-+/g, '-'));
      }
    }
    const stale = readdirSync(folder).filter((name) => name.endsWith('.png') && !drawn.has(name));
    for (const name of stale) console.error(`No story has the picture ${name}: remove it.`);
    if (stale.length > 0) process.exitCode = 1;
  }
}
