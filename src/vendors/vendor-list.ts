// A list of vendors that knows the type of the configuration that they make together.
import type { Allowance, VariableReader, Vendor, VendorFacts, VendorFrame, VendorPrivacy } from "./facts";

/** Where the live-editing server serves the stand-ins. */
export const STAND_INS_PATH = "/stand-ins/";

/** What all the vendors of a list make together. */
interface Together<Config extends object> {
  configure: (reader: VariableReader) => Config;
  allowances: (config: Config) => readonly (Allowance & { vendor: string })[];
  frames: (config: Config) => readonly VendorFrame[];
  privacy: (config: Config) => readonly VendorPrivacy[];
  /** Puts the stand-in of each vendor that has one where that vendor is not configured. */
  withStandIns: <Whole extends Config>(config: Whole) => Whole;
}

export interface VendorList<Config extends object> extends Together<Config> {
  vendors: readonly Vendor[];
  /** The names of those that have a stand-in. */
  standIns: ReadonlySet<string>;
  add: <Part extends object>(facts: VendorFacts<Part>) => VendorList<Config & Part>;
}

export type ConfigOf<List> = List extends VendorList<infer Config> ? Config : never;

const present = <Value>(value: Value | null | undefined): readonly Value[] =>
  value === null || value === undefined ? [] : [value];

function listOf<Config extends object>(
  vendors: readonly Vendor[],
  standIns: ReadonlySet<string>,
  together: Together<Config>,
): VendorList<Config> {
  return {
    ...together,
    vendors,
    standIns,
    add: <Part extends object>(facts: VendorFacts<Part>) => {
      const { standIn = (config: Part): Part => config } = facts;
      const address = `${STAND_INS_PATH}${facts.name}.js`;
      return listOf<Config & Part>(
        [...vendors, facts],
        facts.standIn ? new Set([...standIns, facts.name]) : standIns,
        {
          configure: (reader) => ({ ...together.configure(reader), ...facts.configure(reader) }),
          allowances: (config) => [
            ...together.allowances(config),
            ...present(facts.allow(config)).map((allowance) => ({ ...allowance, vendor: facts.name })),
          ],
          frames: (config) => [...together.frames(config), ...present(facts.frame?.(config))],
          privacy: (config) => [...together.privacy(config), ...present(facts.privacy?.(config))],
          withStandIns(config) {
            const earlier = together.withStandIns(config);
            return { ...earlier, ...standIn(earlier, address) };
          },
        },
      );
    },
  };
}

export const noVendors = listOf<object>([], new Set(), {
  configure: () => ({}),
  allowances: () => [],
  frames: () => [],
  privacy: () => [],
  withStandIns: (config) => config,
});
