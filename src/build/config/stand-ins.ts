import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Config } from "../../lib/config.ts";

const ADDRESS = "/stand-ins/";
const VENDORS = new Set(["klaviyo", "reviews", "referral-tracker"]);

/** The live-editing server's configuration: a stand-in for each third party that none is configured for. */
export function withStandIns(config: Config): Config {
  return {
    ...config,
    klaviyo: config.klaviyo ?? { scriptUrl: `${ADDRESS}klaviyo.js`, formId: "StandIn" },
    reviewsScriptUrl: config.reviewsScriptUrl ?? `${ADDRESS}reviews.js`,
    referralScriptUrl: config.referralScriptUrl ?? `${ADDRESS}referral-tracker.js`,
  };
}

/** Serves the stand-ins to the live-editing server alone: no build and no preview holds one. */
export function standInsPlugin(): Plugin {
  return {
    name: "mugworks:stand-ins",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    configureServer(server) {
      server.middlewares.use(ADDRESS, (request, response, next) => {
        const vendor = basename(request.url ?? "", ".js");
        if (!VENDORS.has(vendor)) return next();
        const path = fileURLToPath(new URL(`../../vendors/${vendor}/stand-in.js`, import.meta.url));
        response.setHeader("Content-Type", "text/javascript");
        response.end(readFileSync(path));
      });
    },
  };
}
