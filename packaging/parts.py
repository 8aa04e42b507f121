#!/usr/bin/env python3
"""What is built into the program: its licences as text, and its parts as a CycloneDX list.

    packaging/parts.py TARGET FOLDER    writes FOLDER/THIRD-PARTY.txt and FOLDER/sbom.cdx.json

Fails where a part has a licence that deny.toml does not allow, or none that can be found.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
NAMES = re.compile(r"^(licen[cs]e|copying|copyright|notice|unlicense)", re.IGNORECASE)


def ask(*arguments):
    return subprocess.run(["cargo", *arguments], cwd=HOME, check=True, stdout=subprocess.PIPE, text=True).stdout


def crates(target):
    """Every crate linked into `durbar`, and into the module inside it that plays in browsers."""
    both = linked("cli", target) + linked("wasm", "wasm32-unknown-unknown")
    return list({(one["name"], one["version"]): one for one in both}.values())


def linked(package, target):
    """Every crate of one of our programs, without our own and without macros, which only run during the build."""
    tree = ask("tree", "--locked", "--package", package, "--edges", "normal,no-proc-macro", "--target", target,
               "--prefix", "none", "--format", "{p}")
    names = {tuple(line.split()[:2]) for line in tree.splitlines()}
    known = json.loads(ask("metadata", "--format-version", "1", "--locked", "--filter-platform", target))["packages"]
    found = [crate for crate in known if crate["source"] and (crate["name"], "v" + crate["version"]) in names]
    return [part(crate, "cargo", Path(crate["manifest_path"]).parent) for crate in found]


def part(package, registry, folder):
    return {"name": package["name"], "version": package["version"], "registry": registry,
            "licence": package.get("license") or "", "folder": folder}


def client():
    """What the web client is bundled from."""
    lock = json.loads((HOME / "web/package-lock.json").read_text())["packages"]
    bundled = {place: package for place, package in lock.items() if place and not package.get("dev")}
    return [part({**package, "name": place.rpartition("node_modules/")[2]}, "npm", HOME / "web" / place)
            for place, package in bundled.items() if not package.get("optional")]


def is_allowed(licence, allowed):
    """Whether one of the licences offered, or all of those required, are allowed."""
    words = re.findall(r"\(|\)|[^\s()/]+|/", licence)
    texts, at = [], 0
    while at < len(words):
        if words[at] in ("(", ")"):
            texts.append(words[at])
        elif words[at] in ("OR", "/", "AND"):
            texts.append("and" if words[at] == "AND" else "or")
        else:
            exception = words[at + 1:at + 2] == ["WITH"]
            name = " ".join(words[at:at + 3]) if exception else words[at]
            texts.append(str(name in allowed))
            at += 2 if exception else 0
        at += 1
    # Nothing but True, False, and, or and brackets is left.
    return bool(texts) and eval(" ".join(texts))  # noqa: S307


def texts(folder):
    return {path.read_text(errors="replace").strip() for path in sorted(folder.iterdir())
            if path.is_file() and NAMES.match(path.name)}


def third_party(parts):
    """All parts, then each licence text once with the parts it came with."""
    owners = {}
    for one in parts:
        for text in texts(one["folder"]):
            owners.setdefault(text, []).append(f"{one['name']} {one['version']}")
    lines = ["Durbar is built with the parts below, under their own licences. Durbar itself is MIT OR Apache-2.0.", ""]
    lines += [f"{one['name']} {one['version']}: {one['licence']}" for one in parts]
    for text, names in sorted(owners.items(), key=lambda pair: pair[1]):
        lines += ["", "=" * 78, "From " + ", ".join(names), "", text]
    return "\n".join(lines) + "\n"


def bill(parts, version):
    def component(one):
        name = f"pkg:{one['registry']}/{one['name'].replace('@', '%40')}@{one['version']}"
        return {"type": "library", "bom-ref": name, "name": one["name"], "version": one["version"], "purl": name,
                "licenses": [{"expression": one["licence"].replace(" / ", " OR ").replace("/", " OR ")}]}

    program = {"type": "application", "bom-ref": "durbar", "name": "durbar", "version": version,
               "licenses": [{"expression": "MIT OR Apache-2.0"}]}
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "metadata": {"component": program},
            "components": [component(one) for one in parts]}


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: parts.py TARGET FOLDER")
    target, folder = sys.argv[1], Path(sys.argv[2])
    allowed = tomllib.loads((HOME / "deny.toml").read_text())["licenses"]["allow"]
    version = tomllib.loads((HOME / "Cargo.toml").read_text())["workspace"]["package"]["version"]
    parts = sorted(crates(target) + client(), key=lambda one: (one["registry"], one["name"], one["version"]))
    refused = [f"{one['name']}: {one['licence'] or 'none'}" for one in parts if not is_allowed(one["licence"], allowed)]
    if refused:
        sys.exit("deny.toml does not allow these licences:\n" + "\n".join(refused))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "THIRD-PARTY.txt").write_text(third_party(parts))
    (folder / "sbom.cdx.json").write_text(json.dumps(bill(parts, version), indent=1) + "\n")
    print(f"{len(parts)} parts, all with licences that deny.toml allows.")


if __name__ == "__main__":
    main()
