import { clampView, panView, toScreen, zoomedAt, type Size, type View, type WorldPoint } from './mercator.ts';

/** Time in milliseconds without movement after which the view counts as settled. */
const settleAfter = 140;
const glideFor = 240;
/** Time in milliseconds in which the momentum of a pan falls to a third. */
const friction = 260;
const easeOut = (share: number) => 1 - (1 - share) ** 3;

interface Glide {
  from: View;
  to: View;
  /** Fixed point of the zoom, in pixels. */
  about?: WorldPoint;
  started: number;
  lasts: number;
}

/** View of the map and its movement, at most once per frame and without animation if reduced motion is preferred. */
export class MapStage {
  view: View;
  size: Size = { width: 0, height: 0 };
  /** True after the user moved the map, which no longer follows the data then. */
  isTouched = false;
  #frames = new Set<(view: View) => void>();
  #settled = new Set<(view: View) => void>();
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #glide: Glide | undefined;
  #throw: { vx: number; vy: number; last: number } | undefined;
  #trail: { dx: number; dy: number; at: number }[] = [];

  constructor(view: View) {
    this.view = view;
  }

  /** Subscribes to the frames of a movement. @returns the function that unsubscribes. */
  onFrame(call: (view: View) => void): () => void {
    this.#frames.add(call);
    return () => this.#frames.delete(call);
  }

  /** Subscribes to the end of a movement. @returns the function that unsubscribes. */
  onSettled(call: (view: View) => void): () => void {
    this.#settled.add(call);
    return () => this.#settled.delete(call);
  }

  /** View at the end of the current animation, without momentum. */
  get target(): View {
    return this.#glide?.to ?? this.view;
  }

  resize(size: Size) {
    this.size = size;
    this.#request();
  }

  /** Pans by pixels. */
  panBy(dx: number, dy: number, now = performance.now()) {
    this.#stopMotion();
    this.#trail = [...this.#trail.filter(({ at }) => now - at < 80), { dx, dy, at: now }];
    this.#set(panView(this.view, dx, dy));
  }

  /** Ends a pan; the map continues with its momentum. */
  release(now = performance.now()) {
    const trail = this.#trail.filter(({ at }) => now - at < 80);
    this.#trail = [];
    const [first] = trail;
    if (!first || this.#isStill()) return;
    const time = Math.max(now - first.at, 16);
    const vx = trail.reduce((sum, { dx }) => sum + dx, 0) / time;
    const vy = trail.reduce((sum, { dy }) => sum + dy, 0) / time;
    if (Math.hypot(vx, vy) < 0.2) return;
    this.#throw = { vx, vy, last: now };
    this.#request();
  }

  /** Zooms in or out about a point of the window; default is its center. */
  zoomBy(by: number, about: WorldPoint = this.#middle(), options: { isSmooth?: boolean } = {}) {
    const from = this.#glide?.about ? this.#glide.to.zoom : this.view.zoom;
    const to = zoomedAt(this.view, this.size, about, from + by);
    if (options.isSmooth) this.#glideTo(to, about);
    else {
      this.#stopMotion();
      this.#set(zoomedAt(this.view, this.size, about, this.view.zoom + by));
    }
  }

  /** Moves to another view, animated if it is near. */
  go(to: View, options: { isSmooth?: boolean } = {}) {
    const place = toScreen(this.view, this.size, to);
    const far = Math.hypot(place.x - this.size.width / 2, place.y - this.size.height / 2);
    const isNear = far < 3 * Math.hypot(this.size.width, this.size.height);
    if (options.isSmooth && isNear) this.#glideTo(clampView(to));
    else {
      this.#stopMotion();
      this.#set(clampView(to));
    }
  }

  /** Stops at the current position without an announcement. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#timer);
    this.#stopMotion();
  }

  #middle = (): WorldPoint => ({ x: this.size.width / 2, y: this.size.height / 2 });

  #isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  #stopMotion() {
    this.#glide = undefined;
    this.#throw = undefined;
  }

  #glideTo(to: View, about?: WorldPoint) {
    if (this.#isStill() || this.size.width === 0) {
      this.#stopMotion();
      this.#set(to);
      return;
    }
    this.#throw = undefined;
    this.#glide = { from: this.view, to, about, started: performance.now(), lasts: glideFor };
    this.#request();
  }

  #set(view: View) {
    this.view = view;
    this.#request();
  }

  #request() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number) {
    this.#frame = 0;
    this.#advance(now);
    for (const call of this.#frames) call(this.view);
    clearTimeout(this.#timer);
    if (this.#glide || this.#throw) this.#request();
    else
      this.#timer = setTimeout(() => {
        for (const call of this.#settled) call(this.view);
      }, settleAfter);
  }

  #advance(now: number) {
    const glide = this.#glide;
    if (glide) {
      const share = Math.min(1, Math.max(0, (now - glide.started) / glide.lasts));
      const eased = easeOut(share);
      const between = (a: number, b: number) => a + (b - a) * eased;
      const zoom = between(glide.from.zoom, glide.to.zoom);
      this.view = glide.about
        ? zoomedAt(glide.from, this.size, glide.about, zoom)
        : { x: between(glide.from.x, glide.to.x), y: between(glide.from.y, glide.to.y), zoom };
      if (share === 1) this.#glide = undefined;
    }
    const thrown = this.#throw;
    if (thrown) {
      const time = Math.min(64, Math.max(0, now - thrown.last));
      const kept = Math.exp(-time / friction);
      this.view = panView(this.view, thrown.vx * time, thrown.vy * time);
      const [vx, vy] = [thrown.vx * kept, thrown.vy * kept];
      this.#throw = Math.hypot(vx, vy) < 0.02 ? undefined : { vx, vy, last: now };
    }
  }
}
