/** Made by scripts/client.mjs from the description of the API; do not edit. */

export interface paths {
    "/Users/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie. The answer is the same for an unknown address, a wrong password and an account that is not confirmed yet.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description The answer is the same when the address is taken: its owner gets a mail.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address
         * @description With the code of the mail.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Always 204, whether or not there is such an account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description With the code of the mail. Every session and token of the user ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, company, language, start values or costs */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/Users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Every other session and every token of the user ends.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export everything the account holds */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description And everything in it, at once.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the access tokens
         * @description Those that are still valid, newest first, without their secrets.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make an access token
         * @description The token itself is in this answer and never shown again; the server keeps its hash only. A user has twenty at most.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an access token */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the simulations
         * @description Newest change first. Without parameters the list is whole; with limit, after or search it is a page, and the header Link names the next one.
         */
        get: operations["listCalculations"];
        put?: never;
        /**
         * Create a simulation
         * @description It is saved as PENDING; calculate starts the calculation.
         */
        post: operations["createCalculation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a simulation
         * @description Also while it is calculated: ask again until calculationStatus is no longer IN_PROGRESS.
         */
        get: operations["readCalculation"];
        put?: never;
        post?: never;
        /**
         * Delete a simulation
         * @description With all of its revisions: then its name has to be given (RevisionsExist).
         */
        delete: operations["deleteCalculation"];
        options?: never;
        head?: never;
        /**
         * Change a simulation
         * @description Any of the fields alone. A changed request makes it EDITED and takes the choice away; name, project, description and choice never change the status.
         */
        patch: operations["changeCalculation"];
        trace?: never;
    };
    "/Calculations/{id}/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the calculation
         * @description Answers at once, with the simulation IN_PROGRESS. Most take less than a second; two of a user run at a time.
         */
        post: operations["calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the calculation
         * @description Back to PENDING, or to EDITED when there is an older result.
         */
        post: operations["cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/calculation-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calculation note
         * @description The note of the chosen solution: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.
         */
        get: operations["readNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a simulation
         * @description Newest first, without their records.
         */
        get: operations["listRevisions"];
        put?: never;
        /**
         * Issue a revision
         * @description What is saved becomes the next revision, with its note, in the language of lang; neither ever changes. The simulation has to have a chosen solution of a result that is up to date (ResultOutdated, NoSolutionChosen, ResultOfOtherVersion), and something new since the revision before (NothingChanged). A simulation has 100 at most, a user 1,000; 30 are issued in an hour.
         */
        post: operations["issueRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/revisions/{letter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a revision
         * @description With all that was issued, and what has become of it since.
         */
        get: operations["readRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/revisions/{letter}/calculation-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the note of a revision
         * @description As it was made, to the byte: with the check where it was checked. A PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.
         */
        get: operations["readRevisionNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a simulation
         * @description What was issued, asked, decided and shared of it, newest first.
         */
        get: operations["readHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/revisions/{letter}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask somebody to check a revision
         * @description The newest one, of one person by e-mail address; whoever has a confirmed account of that address, or makes one, sees it under Checks. The answer is the same whether or not there is such an account. 20 a day, 6 an hour to one address.
         */
        post: operations["askForCheck"];
        /**
         * Withdraw a check
         * @description That is still open. Whoever was asked sees it no more.
         */
        delete: operations["withdrawCheck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checks asked of oneself
         * @description Open ones first, and those one has decided.
         */
        get: operations["listChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a check
         * @description With all that was issued. 404 also once it is withdrawn, or a newer revision was issued while it was open.
         */
        get: operations["readCheck"];
        put?: never;
        /**
         * Decide a check
         * @description Once. CHECKED makes the note anew, with the name of the account, its company and the date, where engine, catalogue and tables are those of the record (else ResultOfOtherVersion); RETURNED needs a comment and is always taken.
         */
        post: operations["decideCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Checks/{id}/calculation-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calculation note of a check
         * @description As it was kept: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.
         */
        get: operations["readCheckNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links
         * @description Those that still work, newest first, without their secrets.
         */
        get: operations["listLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Calculations/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link
         * @description To a revision, or to the working copy as last saved, for whoever has it. Its address is in this answer and never shown again; the server keeps a hash only. 20 a simulation, 200 a user.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a link */
        delete: operations["endLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a link shows
         * @description A revision, or the working copy as last saved. Links that are unknown, expired or ended are answered alike.
         */
        get: operations["readShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Shared/calculation-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calculation note of a linked revision
         * @description As it was kept: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf. A working copy has none.
         */
        get: operations["readSharedNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a note still holds
         * @description With the code on its first page: letter, state, the newest revision and the sha256 of the notes. 404 also where simulation or account is gone.
         */
        get: operations["verifyRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the title block of a project
         * @description Empty texts where nothing is kept for a project of that name.
         */
        get: operations["readProject"];
        /**
         * Keep the title block of a project
         * @description It stands in every note of the project from then on; what was issued stays as it is. Three empty texts take it away. A user has 500 at most.
         */
        put: operations["keepProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the logo of the office */
        get: operations["readLogo"];
        /**
         * Keep a logo of the office
         * @description It stands in every note from then on. Only what is needed to draw it is kept: no texts, no colour profile.
         */
        put: operations["keepLogo"];
        post?: never;
        /** Delete the logo of the office */
        delete: operations["deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates
         * @description By name, without their requests.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Keep a request as a template
         * @description To begin simulations with. A name is taken once, whatever its case (TemplateNameTaken); a user has fifty at most.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a template
         * @description With its request, from which POST Calculations makes a simulation.
         */
        get: operations["readTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Simulations that were made from it stay.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Rename a template, or replace its request
         * @description Only what is given changes.
         */
        patch: operations["changeTemplate"];
        trace?: never;
    };
    "/Sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sheets
         * @description By name.
         */
        get: operations["listSheets"];
        put?: never;
        /**
         * Keep a cladding sheet
         * @description To be chosen in simulations. A name is taken once, whatever its case (SheetNameTaken); a user has fifty at most.
         */
        post: operations["createSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Sheets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a sheet
         * @description Simulations under it stay as they are.
         */
        delete: operations["deleteSheet"];
        options?: never;
        head?: never;
        /**
         * Rename a sheet, or replace it
         * @description Only what is given changes, and no simulation does.
         */
        patch: operations["changeSheet"];
        trace?: never;
    };
    "/Trial/calculation-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a calculation note without an account
         * @description Where the server offers it (TRIAL=note): the request is designed again, and every page says that it is not for construction. At most 5 main spans, 6 an hour from one address.
         */
        post: operations["printTrialNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sections and steels the server designs with */
        get: operations["readCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name and colours of the maker, and whether the server sends mails */
        get: operations["readBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a design to the maker
         * @description Mails a design to the maker, designed again from the request; where BRAND_FILE has embed.requestMailTo, else 404. No account is asked for, and nothing is kept once the mail is sent.
         */
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A simulation: its request and, once it is calculated, its result */
        Calculation: {
            id: string;
            name: string;
            description: string;
            /** @description mirrors request.metadata.projectName */
            project: string;
            /** Format: date-time */
            creationDate: string;
            /** Format: date-time */
            lastUpdateDate: string;
            /**
             * @description PENDING: saved, never calculated. IN_PROGRESS: queued or running. COMPLETE or ERROR: calculated. EDITED: changed since, the old result stays readable
             * @enum {string}
             */
            calculationStatus: "PENDING" | "IN_PROGRESS" | "COMPLETE" | "ERROR" | "EDITED";
            /** @description id of the chosen solution */
            chosenResultId: string | null;
            /** @description When the result was calculated */
            calculatedAt: string | null;
            /** @description What the engine of the result underestimated of this line: calculate again */
            underestimated: ("SIDEWAYS_LOAD" | "WIND_TENSION" | "FREE_LINE")[];
            /** @description The chosen solution, else the lightest, before and after a result that was underestimated was calculated again; null otherwise */
            recalculated: {
                engineVersion: string;
                section: string;
                thicknessMm: number;
                steel: string;
                before: {
                    pass: boolean;
                    utilisation: number | null;
                };
                after: {
                    pass: boolean;
                    utilisation: number | null;
                } | null;
            } | null;
            /** @description The newest revision, the state of its check, and whether the working copy says something else by now or was calculated again; null where nothing was issued */
            revision: {
                letter: string;
                /** @enum {string} */
                state: "ISSUED" | "SUBMITTED" | "CHECKED" | "RETURNED";
                isChangedSince: boolean;
            } | null;
            request: components["schemas"]["CalculationRequest"];
            /** @description The result, once there is one; else null */
            result: components["schemas"]["CalculationResult"] | null;
            /** @description Why it is in ERROR, in the language asked for */
            errorMessage?: string;
            /**
             * @description The same for programs; CalculationInterrupted: start it again
             * @enum {string}
             */
            errorCode?: "CalculationFailed" | "CalculationTimedOut" | "CalculationInterrupted";
            /** @description While IN_PROGRESS: the place among those that wait, from 1, or the share done, 0 to 1 */
            progress?: {
                placeInQueue: number | null;
                shareDone: number | null;
            };
        };
        CalculationChange: {
            name?: string;
            description?: string;
            project?: string;
            chosenResultId?: string | null;
            request?: components["schemas"]["CalculationRequest"];
        };
        /** @description What is designed. Loads are in kN/m², point loads in kN; the lists hold a value for each span. */
        CalculationRequest: {
            /** @description ids of steels of the catalogue; every section is checked in each of them */
            steelGrades: string[];
            /**
             * @description ROOF: with its slope; FACADE: weights act in the plane of the wall; GENERAL: another member, level whatever the inclination says
             * @enum {string}
             */
            simulationType: "ROOF" | "FACADE" | "GENERAL";
            /**
             * @description Whose national parameters hold; OTHER: the recommended values
             * @enum {string}
             */
            location: "PORTUGAL" | "SPAIN" | "GERMANY" | "OTHER";
            /** @description Slope of the roof [°] */
            inclinationDegrees: number;
            /** @description Left console (if any), main spans, right console (if any) [m]; every other list has as many values */
            spanLengthsM: number[];
            /** @description Whether the first length is a console */
            hasLeftCantilever: boolean;
            /** @description Whether the last length is a console */
            hasRightCantilever: boolean;
            /** @description What stands over each support between two main spans, left to right: CONTINUOUS, LAP with its sides left and right from the support axis to the end bolt row (Z), SLEEVE or HINGE; lapUnit: PERCENT of the span each side runs into (when absent) or M; endBays: SAME (when absent) or HEAVIER; absent: the line is one piece */
            joints?: {
                supports: ({
                    /** @constant */
                    kind: "LAP";
                    left: number;
                    right: number;
                } | {
                    /** @enum {string} */
                    kind: "CONTINUOUS" | "SLEEVE" | "HINGE";
                })[];
                /** @enum {string} */
                lapUnit?: "PERCENT" | "M";
                /** @enum {string} */
                endBays?: "SAME" | "HEAVIER";
            };
            /** @description Spacing of the members [m] */
            transverseLengthM: number;
            /**
             * @description Width of the supports [mm]; web crippling counts on 80, 135 and 200 mm of them
             * @enum {string}
             */
            supportWidth: "LESS_THAN_135" | "BETWEEN_135_AND_200" | "MORE_THAN_200";
            /** @description The one shape to design with */
            sectionTypes: ("OMEGA" | "C" | "Z")[];
            /**
             * @description REGULAR: the closed flange of an Ω, or bTop, outside; INVERTED: turned upside down
             * @enum {string}
             */
            sectionOrientation: "MAJOR_AXIS_BENDING_REGULAR" | "MAJOR_AXIS_BENDING_INVERTED";
            /**
             * @description HORIZONTAL: across the slope of a roof, or lying on a façade; VERTICAL: down the slope, or standing
             * @enum {string}
             */
            profileOrientation: "HORIZONTAL" | "VERTICAL";
            /** @description Permanent load of each span [kN/m²]; null with the Min and Max pair */
            loadPermanentDistributed: number[] | null;
            /** @description Smallest permanent load of each span [kN/m²]; null with a single value; where it is above the largest, both are exchanged */
            loadPermanentDistributedMin: number[] | null;
            /** @description Largest permanent load of each span [kN/m²]; null with a single value */
            loadPermanentDistributedMax: number[] | null;
            /** @description Permanent point loads: p1, p2 [kN] at l1, l2 [% of the span]; SPAN counts main spans from 0, CONSOLE is 0 left and 1 right; a span left out has none */
            loadPermanentPoint: {
                /** @enum {string} */
                spanType: "SPAN" | "CONSOLE";
                spanIdx: number;
                loads: {
                    p1: number;
                    p2: number;
                    l1: number;
                    l2: number;
                };
            }[];
            /**
             * @description How point loads reach the member; FLANGE when absent
             * @enum {string}
             */
            pointLoadIntroduction?: "FLANGE" | "WEB";
            /** @description Bearing length of point loads [mm]; 100 when absent */
            pointLoadBearingMm?: number;
            /** @description Live load of each span [kN/m²] */
            loadLiveDistributed: number[];
            /** @description Live point loads, as the permanent ones */
            loadLivePoint: {
                /** @enum {string} */
                spanType: "SPAN" | "CONSOLE";
                spanIdx: number;
                loads: {
                    p1: number;
                    p2: number;
                    l1: number;
                    l2: number;
                };
            }[];
            /** @description ψ0, ψ1, ψ2 of the live load, sent as psi1, psi2, psi3 */
            loadLiveCombinationFactor: {
                psi1: number;
                psi2: number;
                psi3: number;
            };
            /** @description Concentrated load of a roof [kN], vertical, at any place of the line and alone with permanent load; 0 or absent: none. ROOF and GENERAL with psi1 to psi3 of the live load all 0 (category H) */
            roofPointLoadKn?: number;
            /** @description Bands of wind pressure from the left end: w1 to w3 [kN/m²] over l1 to l3 [m]; all 0: none */
            loadWindPressure: {
                w1: number;
                l1: number;
                w2: number;
                l2: number;
                w3: number;
                l3: number;
            };
            /** @description Bands of wind suction, sent as positive values */
            loadWindSuction: {
                w1: number;
                l1: number;
                w2: number;
                l2: number;
                w3: number;
                l3: number;
            };
            /** @description Bands of local pressure, an alternative to the general one */
            loadWindLocalPressure: {
                w1: number;
                l1: number;
                w2: number;
                l2: number;
                w3: number;
                l3: number;
            };
            /** @description Bands of local suction, an alternative to the general one */
            loadWindLocalSuction: {
                w1: number;
                l1: number;
                w2: number;
                l2: number;
                w3: number;
                l3: number;
            };
            /** @description ψ0, ψ1, ψ2 of wind, sent as psi1, psi2, psi3 */
            loadWindCombinationFactor: {
                psi1: number;
                psi2: number;
                psi3: number;
            };
            /** @description Snow of each span [kN/m²]; null: none, and always null for a FACADE */
            loadSnowRegular: number[] | null;
            /** @description Exceptional snow of each span [kN/m²], an accidental action; null: none */
            loadSnowExceptional: number[] | null;
            /** @description Bands of drifted snow from the left end: s1 to s3 [kN/m²] over l1 to l3 [m]; all 0: none, and always for a FACADE */
            loadSnowAccumulation: {
                s1: number;
                l1: number;
                s2: number;
                l2: number;
                s3: number;
                l3: number;
            };
            /** @description ψ0, ψ1, ψ2 of snow, sent as psi1, psi2, psi3 */
            loadSnowCombinationFactor: {
                psi1: number;
                psi2: number;
                psi3: number;
            };
            /** @description L/limit, under the CHARACTERISTIC, FREQUENT or QUASI_PERMANENT combination */
            deflectionLimit: {
                limit: number;
                /** @enum {string} */
                combination: "CHARACTERISTIC" | "FREQUENT" | "QUASI_PERMANENT";
            };
            /** @description Further limits, each a check by itself; absent: none. limit: L/limit, of cantilevers 2a/limit, or limitMm: a length [mm], one of the two; TOTAL: all actions, VARIABLE: without what permanent load does; of SPANS or of CANTILEVERS */
            deflectionLimits?: {
                limit?: number;
                limitMm?: number;
                /** @enum {string} */
                combination: "CHARACTERISTIC" | "FREQUENT" | "QUASI_PERMANENT";
                /** @enum {string} */
                action: "TOTAL" | "VARIABLE";
                /** @enum {string} */
                of: "SPANS" | "CANTILEVERS";
            }[];
            /** @description Axial force of the member [kN]; 0: none; TRACTION pulls; DESIGN: a design value, UNFACTORED_WIND: the characteristic effect of wind */
            axialLoad: {
                valueKn: number;
                /** @enum {string} */
                direction: "TRACTION" | "COMPRESSIONS";
                /** @enum {string} */
                type: "DESIGN" | "UNFACTORED_WIND";
            };
            /** @description What holds the fibres: upper.type 0 a panel along the line, 1 its lateralLocks alone; lateralLocks: how many discrete restraints in each span hold the fibre; lower.use false: none hold the lower one */
            spanRestraints: {
                upper: {
                    type: 0 | 1;
                    lateralLocks: number[];
                };
                lower: {
                    use: boolean;
                    lateralLocks: number[];
                };
            };
            /** @description The sheeting as a rotational spring of a panel: its inertia [cm⁴/m] and fixings [1/m]; either 0: no spring. fastenerToWebMm: from the web midline of a C or Z to its fasteners [mm], with or without the other two; as the family says, or half the flange, when absent */
            claddingProperties: {
                coveringInertia: number;
                fixationsPerMeter: number;
                fastenerToWebMm?: number;
            };
            /** @description A chosen sheet or tested cladding in place of the two numbers of claddingProperties. TRAPEZOIDAL: its dimensions, and how it lies and is screwed, POSITIVE with its narrow flange on the purlin, through TROUGH or CREST at EVERY or every SECOND rib, laidOn FLANGE or INSULATION, over roofLengthM of slope; tCoatMm 0.04 when absent. DECLARED: shearStiffnessKn at spacingM, rotationalStiffnessN at flangeMm, either or both, with their source; absent: claddingProperties */
            sheeting?: {
                /** @constant */
                kind: "TRAPEZOIDAL";
                name: string;
                source?: string;
                heightMm: number;
                ribMm: number;
                narrowFlangeMm: number;
                wideFlangeMm: number;
                tNomMm: number;
                tCoatMm?: number;
                inertiaCm4M: number;
                /** @enum {string} */
                position: "POSITIVE" | "NEGATIVE";
                /** @enum {string} */
                through: "TROUGH" | "CREST";
                /** @enum {string} */
                ribs: "EVERY" | "SECOND";
                /** @enum {string} */
                laidOn: "FLANGE" | "INSULATION";
                roofLengthM: number;
            } | {
                /** @constant */
                kind: "DECLARED";
                name: string;
                source: string;
                shearStiffnessKn?: number;
                spacingM?: number;
                rotationalStiffnessN?: number;
                flangeMm?: number;
            };
            /** @description What the note prints, the place that wind and snow were taken from, and whether restraints were declared; a change of it is no other design */
            metadata: {
                language: string;
                description: string;
                projectName: string;
                calculationDate: string | null;
                site?: {
                    version?: 1 | null;
                    groups?: string[] | null;
                    place?: {
                        code?: number | null;
                        municipality?: string | null;
                        province?: string | null;
                        isCapital?: boolean | null;
                    } | null;
                    altitudeM?: number | null;
                    building?: {
                        lengthM?: number | null;
                        widthM?: number | null;
                        ridgeHeightM?: number | null;
                        roof?: string | null;
                        trough?: boolean | null;
                        parapetM?: number | null;
                    } | null;
                    wind?: {
                        zone?: string | null;
                        coastWithin5Km?: boolean | null;
                        vb0?: number | null;
                        terrain?: string | null;
                        method?: string | null;
                        orography?: number | null;
                        cpi?: {
                            mode?: string | null;
                            max?: number | null;
                            min?: number | null;
                        } | null;
                    } | null;
                    line?: {
                        mode?: string | null;
                        yM?: number | null;
                        startM?: number | null;
                        wall?: string | null;
                        symmetric?: boolean | null;
                    } | null;
                    snow?: {
                        zone?: string | null;
                        sk?: number | null;
                        exposure?: string | null;
                        retained?: boolean | null;
                        exceptional?: {
                            use?: boolean | null;
                            cEsl?: number | null;
                        } | null;
                        obstruction?: {
                            kind?: string | null;
                            at?: string | null;
                            heightM?: number | null;
                            distanceM?: number | null;
                            b1M?: number | null;
                            b2M?: number | null;
                            upperPitchDeg?: number | null;
                        } | null;
                    } | null;
                    accepted?: {
                        tablesVersion?: string | null;
                        at?: string | null;
                        loads: {
                            loadWindPressure?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadWindSuction?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadWindLocalPressure?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadWindLocalSuction?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadSnowRegular?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadSnowExceptional?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadSnowAccumulation?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                            loadSnowCombinationFactor?: {
                                /** @enum {string} */
                                source: "PLACE" | "STALE" | "TYPED";
                                derived?: (number[] | {
                                    w1: number;
                                    l1: number;
                                    w2: number;
                                    l2: number;
                                    w3: number;
                                    l3: number;
                                } | {
                                    s1: number;
                                    l1: number;
                                    s2: number;
                                    l2: number;
                                    s3: number;
                                    l3: number;
                                } | {
                                    psi1: number;
                                    psi2: number;
                                    psi3: number;
                                }) | null;
                            };
                        };
                    } | null;
                } | null;
                /** @description Whether the restraints were said to be as they stand; false when absent */
                restraintsDeclared?: boolean;
            };
        };
        /** @description The same request and versions give the same result, byte for byte, except elapsedMs */
        CalculationResult: {
            engineVersion: string;
            catalogueVersion: string;
            /** @description sha256 of the canonical request */
            inputHash: string;
            elapsedMs: number;
            /** @description Of the members, as it was calculated; absent in results of engines before 1.6.0 */
            spacingM?: number;
            nationalParameters: {
                /** @enum {string} */
                location: "PORTUGAL" | "SPAIN" | "GERMANY" | "OTHER";
                gammaGSup: number;
                gammaGInf: number;
                gammaQ: number;
                gammaM0: number;
                gammaM1: number;
                details: {
                    key: string;
                    symbol: string;
                    value: number;
                    source: string;
                    /** @description false: not yet held against the text of the annex */
                    confirmed: boolean;
                }[];
            };
            combinations: {
                /** @description ULS-07, SLS-03 */
                id: string;
                /** @enum {string} */
                limitState: "ULS" | "SLS";
                /** @enum {string} */
                situation: "PERSISTENT" | "ACCIDENTAL" | "CHARACTERISTIC" | "FREQUENT" | "QUASI_PERMANENT";
                /** @description 1.35·Gmax + 1.50·Sreg + 0.90·Wp */
                formula: string;
                /** @description Factor of each load case; LiveR is roofPointLoadKn, at every place of the line, and stands in no loadCases */
                factors: {
                    [key: string]: number;
                };
            }[];
            statics: {
                supportsXM: number[];
                /** @description Discrete restraints of either fibre; upper is null under a panel. Absent before engine 1.6.0 */
                restraintsXM?: {
                    upper: number[] | null;
                    lower: number[];
                };
                /** @description The spans a load case of live load is on, where it leaves main spans out; indices as in spanLengthsM. Absent before engine 1.6.0 */
                arrangements?: {
                    id: string;
                    spans: number[];
                }[];
                /** @description Supports and discrete restraints, where the member carries loads in the plane of the envelope */
                inPlaneXM?: number[];
                lengthM: number;
                /** @description The largest and the smallest reaction of roofPointLoadKn over all its places, unfactored, at right angles to the envelope, at supportsXM; in its plane at inPlaneXM, absent where that is and before engine 1.7.0; absent without it */
                roofPointLoad?: {
                    maxKn: number[];
                    minKn: number[];
                    inPlaneMaxKn?: number[];
                    inPlaneMinKn?: number[];
                };
                loadCases: {
                    /** @description Gmax, Sreg, Wp …; OwnWeight is for 1 kN/m */
                    id: string;
                    /** @description Unfactored, at right angles to the envelope, at supportsXM */
                    reactionsKn: number[];
                    /** @description What acts on the line there in all: the sum of the reactions */
                    loadKn?: number;
                    /** @description Unfactored, in the plane of the envelope, at inPlaneXM; positive down the slope or the façade */
                    inPlaneReactionsKn?: number[];
                    /** @description What acts in the plane of the envelope in all */
                    inPlaneLoadKn?: number;
                    /** @description The largest line load in the plane of the envelope [kN/m] */
                    inPlaneKnM?: number;
                    extremes: {
                        momentMaxKnm: number;
                        momentMinKnm: number;
                        shearKn: number;
                        lateralMomentKnm: number;
                    };
                    /** @description Lists of equal length; a support or a point load stands twice, left and right of it */
                    stations: {
                        xM: number[];
                        momentKnm: number[];
                        shearKn: number[];
                        /** @description w·EI, positive inwards */
                        deflectionEiKnm3: number[];
                    };
                }[];
            };
            /** @description Every section of the catalogue, passing or not: passing first, lightest first */
            solutions: components["schemas"]["Solution"][];
            warnings: {
                code: string;
                /** @description English; values hold its figures */
                message: string;
                values?: {
                    [key: string]: number | string;
                };
            }[];
        };
        /** @description A simulation as a list shows it */
        CalculationSummary: {
            id: string;
            name: string;
            /** @enum {string} */
            simulationType: "ROOF" | "FACADE" | "GENERAL";
            /** @description main spans and consoles */
            spans: number;
            /** @enum {string} */
            profileType: "OMEGA" | "C" | "Z";
            mainSpans: number;
            consoles: number;
            /** @description The chosen solution; null without one */
            chosen: {
                section: string;
                thicknessMm: number;
                /** @description Of two thicknesses; thicknessMm is of the inner spans */
                endBayThicknessMm?: number;
                steel: string;
                massPerMetreKg: number;
                utilisation: number | null;
            } | null;
            /** @description What the engine of the result underestimated of this line: calculate again */
            underestimated: ("SIDEWAYS_LOAD" | "WIND_TENSION" | "FREE_LINE")[];
            /** @description The chosen solution, else the lightest, before and after a result that was underestimated was calculated again; null otherwise */
            recalculated: {
                engineVersion: string;
                section: string;
                thicknessMm: number;
                steel: string;
                before: {
                    pass: boolean;
                    utilisation: number | null;
                };
                after: {
                    pass: boolean;
                    utilisation: number | null;
                } | null;
            } | null;
            /** @description The newest revision, the state of its check, and whether the working copy says something else by now or was calculated again; null where nothing was issued */
            revision: {
                letter: string;
                /** @enum {string} */
                state: "ISSUED" | "SUBMITTED" | "CHECKED" | "RETURNED";
                isChangedSince: boolean;
            } | null;
            /**
             * @description PENDING: saved, never calculated. IN_PROGRESS: queued or running. COMPLETE or ERROR: calculated. EDITED: changed since, the old result stays readable
             * @enum {string}
             */
            calculationStatus: "PENDING" | "IN_PROGRESS" | "COMPLETE" | "ERROR" | "EDITED";
            /** Format: date-time */
            creationDate: string;
            /** Format: date-time */
            lastUpdateDate: string;
            metadata: {
                projectName: string;
            };
        };
        /** @description One check of one section */
        Check: {
            /** @enum {string} */
            code: "GEOMETRY" | "TENSION" | "COMPRESSION" | "BENDING_Y_POS" | "BENDING_Y_NEG" | "BENDING_Z" | "SHEAR" | "M_V" | "JOINT_MOMENT" | "JOINT_SHEAR" | "WEB_CRIPPLING_END" | "WEB_CRIPPLING_INT" | "M_R" | "WEB_CRIPPLING_LOAD" | "M_F" | "N_M_SECTION" | "FREE_FLANGE_STRESS" | "FREE_FLANGE_BUCKLING" | "LTB" | "FLEXURAL_BUCKLING" | "TORSIONAL_BUCKLING" | "N_M_MEMBER" | "SHEETING_SHEAR" | "DEFLECTION_SPAN" | "DEFLECTION_CONSOLE" | "DEFLECTION_SPAN_2" | "DEFLECTION_CONSOLE_2" | "DEFLECTION_SPAN_3" | "DEFLECTION_CONSOLE_3" | "DEFLECTION_SPAN_4" | "DEFLECTION_CONSOLE_4" | "DEFLECTION_SPAN_5" | "DEFLECTION_CONSOLE_5";
            /** @description EN 1993-1-3 6.1.4 */
            clause: string;
            /** @enum {string} */
            status: "OK" | "FAIL" | "NOT_APPLICABLE" | "NOT_CHECKED";
            /** @description demand / resistance; null where the check does not apply */
            utilisation: number | null;
            demand: number | null;
            resistance: number | null;
            /** @description of demand and resistance: kNm, kN, N/mm², mm or empty */
            unit: string;
            /** @description from the left end of the line */
            xM: number | null;
            /** @description counts the whole span list */
            spanIndex: number | null;
            location: ("SPAN" | "SUPPORT" | "CONSOLE") | null;
            combinationId: string | null;
            /** @description Where the concentrated load of the roof stands that governs the check, from the left end of the line; null where another load governs it, absent without roofPointLoadKn */
            roofLoadXM?: number | null;
            /**
             * @description How stiff laps are where the check is worst: of lines with a lap, where a combination governs
             * @enum {string}
             */
            model?: "SUM" | "SINGLE" | "TEST";
            /**
             * @description Pieces that lie turned govern
             * @constant
             */
            turned?: true;
            /**
             * @description SHEAR, M_V: a member that ends inside a lap governs
             * @constant
             */
            member?: "ENDING";
            /** @description JOINT_MOMENT, JOINT_SHEAR: which one, counted from 0 */
            joint?: number;
            /** @description The unmet limits of a NOT_APPLICABLE section (code GEOMETRY) */
            limits?: {
                clause: string;
                limit: string;
                value: number;
            }[];
        };
        /** @description What lines cost the user, for the lists of the user alone */
        Costs: {
            /** @description Three capital letters; needed with any price */
            currency?: string;
            /** @description Of the section, by steel [currency/kg] */
            pricePerKg?: {
                [key: string]: number;
            };
            /** @description Of the line beside its steel [currency/m] */
            pricePerM?: number;
            /** @description Of each line [currency] */
            pricePerLine?: number;
            /** @description Global warming potential, modules A1–A3 of EN 15804, by steel [kg CO2e/kg] */
            co2PerKg?: {
                [key: string]: number;
            };
            /** @description Where co2PerKg is from; needed with it */
            co2Source?: string;
            /**
             * Format: date
             * @description Until when the source holds
             */
            co2ValidUntil?: string;
        };
        Decision: {
            /** @enum {string} */
            decision: "CHECKED" | "RETURNED";
            /**
             * @description Why it is returned: needed then
             * @default
             */
            comment: string;
        };
        /** @description What was done to a simulation, by whom and when */
        HistoryEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            act: "ISSUED" | "ASKED" | "WITHDRAWN" | "SUPERSEDED" | "CHECKED" | "RETURNED" | "SHARED" | "SHARE_ENDED";
            letter: string | null;
            /** @description the name of who did it, as it was then */
            actor: string;
            /** @description ISSUED message; ASKED email; SUPERSEDED by; CHECKED and RETURNED comment; SHARED label, until; SHARE_ENDED label */
            detail: {
                [key: string]: string;
            };
        };
        /** @description What a joint carries at most; counted from 0 over the supports between two main spans */
        Joint: {
            joint: number;
            /** @constant */
            kind: "LAP";
            /** @description signed, sagging positive: the largest in size */
            momentKnm: number;
            combinationId: string;
            /** @enum {string} */
            model: "SUM" | "SINGLE" | "TEST";
            /** @description Part of the left member there; null where nothing bends */
            shareLeft: number | null;
            boltForceLeftKn: number;
            boltForceRightKn: number;
            boltForceSupportKn: number;
        } | {
            joint: number;
            /** @enum {string} */
            kind: "SLEEVE" | "HINGE";
            momentKnm: number;
            shearKn: number;
        };
        /** @description A sheet that the user keeps */
        KeptSheet: {
            id: string;
            name: string;
            sheet: components["schemas"]["Sheet"];
            /** Format: date-time */
            creationDate: string;
            /** Format: date-time */
            lastUpdateDate: string;
        };
        /** @description A link to a revision or to a working copy */
        Link: {
            id: string;
            calculationId: string;
            /** @description of the simulation, as it is now */
            name: string;
            /** @description of the revision; null: the working copy */
            letter: string | null;
            label: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description to the minute */
            lastUsedAt: string | null;
        };
        Logo: {
            /** @description base64 of a PNG, up to 100 kB and 1,000 by 1,000 pixels */
            png: string;
        };
        MadeLink: {
            id: string;
            calculationId: string;
            /** @description of the simulation, as it is now */
            name: string;
            /** @description of the revision; null: the working copy */
            letter: string | null;
            label: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description to the minute */
            lastUsedAt: string | null;
            /** @description Told this once. It begins at /shared where the server has no public address */
            url: string;
        };
        NewCalculation: {
            name: string;
            description?: string;
            request: components["schemas"]["CalculationRequest"];
            chosenResultId?: string | null;
        };
        NewCheck: {
            /** @description of whoever is to check; not one’s own */
            email: string;
            /** @default  */
            message: string;
        };
        NewLink: {
            /** @description of the revision; null: the working copy, always as last saved */
            letter: string | null;
            /**
             * @description how long it works
             * @default 30
             */
            days: number;
            /**
             * @description for whom it is; the reader does not see it
             * @default
             */
            label: string;
        };
        NewRevision: {
            message?: string;
            /** @description Why a solution that fails is issued all the same: needed then, and kept then alone */
            reason?: string;
        };
        NewSheet: {
            name: string;
            sheet: components["schemas"]["Sheet"];
        };
        NewTemplate: {
            name: string;
            request: components["schemas"]["CalculationRequest"];
        };
        /** @description A refusal; texts in the language of the request */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description id of the request, as in x-request-id */
            traceId: string;
            /** @description stable, for programs */
            code: string;
            detail: string;
            details: components["schemas"]["ProblemDetail"][];
            /** @description the same as details */
            errors: components["schemas"]["ProblemDetail"][];
        };
        ProblemDetail: {
            code: string;
            /** @description a sentence in the language of the request */
            description: string;
            /** @description path into the body, request.spanLengthsM.0; empty for the whole */
            field: string;
        };
        /** @description What stands in the title block of every note of a project */
        Project: {
            /** @description of the project, exactly as it stands in the simulations */
            name: string;
            jobNumber: string;
            client: string;
            site: string;
        };
        /** @description What was issued of a simulation, as a list shows it */
        Revision: {
            id: string;
            /** @description A to Z, AA, AB and on */
            letter: string;
            /**
             * @description ISSUED: nobody is asked to check it. SUBMITTED: somebody is. CHECKED or RETURNED: what came of it. That of the last check
             * @enum {string}
             */
            state: "ISSUED" | "SUBMITTED" | "CHECKED" | "RETURNED";
            isNewest: boolean;
            /** @description whether the working copy says something else by now, or was calculated again */
            isChangedSince: boolean;
            message: string;
            /** @description Why a solution that fails was issued; null of one that passes */
            reason: string | null;
            /** Format: date-time */
            issuedAt: string;
            /**
             * @description of its note
             * @enum {string}
             */
            language: "en" | "pt" | "de" | "fr" | "es";
            author: {
                name: string;
                company: string;
            };
            /** @description sha256 of the record as canonical JSON: no spaces, keys in order */
            hash: string;
            /** @description the first 32 digits of the hash: what Verify takes */
            code: string;
            engineVersion: string;
            catalogueVersion: string;
            /** @description Its notes as they were made, which never change; sha256 and size of the PDF */
            notes: {
                /** @enum {string} */
                as: "ISSUED" | "CHECKED";
                sha256: string;
                bytes: number;
            }[];
            solution: {
                id: string;
                section: string;
                thicknessMm: number;
                /** @description Of two thicknesses; thicknessMm is of the inner spans */
                endBayThicknessMm?: number;
                steel: string;
                massPerMetreKg: number;
                utilisation: number | null;
                pass: boolean;
            };
            /** @description The last check; null where nobody was asked, or it was withdrawn */
            check: {
                email: string;
                message: string;
                /** Format: date-time */
                askedAt: string;
                decidedAt: string | null;
                decision: ("CHECKED" | "RETURNED") | null;
                /** @description of who decided, as they were then */
                name: string | null;
                company: string | null;
                comment: string | null;
            } | null;
        };
        /** @description A check with all its checker reads */
        RevisionCheck: {
            id: string;
            /** @description of the revision */
            letter: string;
            /** @description of the simulation, as it was issued */
            name: string;
            project: string;
            author: {
                name: string;
                company: string;
            };
            /** Format: date-time */
            askedAt: string;
            /** @description null: open */
            decision: ("CHECKED" | "RETURNED") | null;
            decidedAt: string | null;
            /** @description of who asks */
            message: string;
            /** @description of who decided */
            comment: string | null;
            /** @description With this check, whatever was asked of others since */
            revision: components["schemas"]["Revision"];
            record: components["schemas"]["RevisionRecord"];
            /** @description The revision before, to be compared with; null: there is none */
            previous: {
                letter: string;
                engineVersion: string;
                request: components["schemas"]["CalculationRequest"];
                solution: components["schemas"]["Solution"];
            } | null;
            /** @description Whether engine, catalogue and tables are those of the record; else it can be returned alone */
            isCurrentVersion: boolean;
        };
        /** @description A check, as the list of its checker shows it */
        RevisionCheckSummary: {
            id: string;
            /** @description of the revision */
            letter: string;
            /** @description of the simulation, as it was issued */
            name: string;
            project: string;
            author: {
                name: string;
                company: string;
            };
            /** Format: date-time */
            askedAt: string;
            /** @description null: open */
            decision: ("CHECKED" | "RETURNED") | null;
            decidedAt: string | null;
        };
        /** @description All that was issued; it never changes */
        RevisionRecord: {
            letter: string;
            /** Format: date-time */
            issuedAt: string;
            /** @enum {string} */
            language: "en" | "pt" | "de" | "fr" | "es";
            message: string;
            reason: string | null;
            author: {
                name: string;
                company: string;
            };
            name: string;
            project: string;
            titleBlock: {
                jobNumber: string;
                client: string;
                site: string;
            };
            description: string;
            /** Format: date-time */
            calculatedAt: string;
            /** @description of the tables by which the note says what the place gives; null without a place */
            tablesVersion: string | null;
            request: components["schemas"]["CalculationRequest"];
            chosenResultId: string;
            /** @description with its one solution, and all else of it */
            result: components["schemas"]["CalculationResult"];
        };
        /** @description A revision with all that was issued */
        RevisionWithRecord: {
            id: string;
            /** @description A to Z, AA, AB and on */
            letter: string;
            /**
             * @description ISSUED: nobody is asked to check it. SUBMITTED: somebody is. CHECKED or RETURNED: what came of it. That of the last check
             * @enum {string}
             */
            state: "ISSUED" | "SUBMITTED" | "CHECKED" | "RETURNED";
            isNewest: boolean;
            /** @description whether the working copy says something else by now, or was calculated again */
            isChangedSince: boolean;
            message: string;
            /** @description Why a solution that fails was issued; null of one that passes */
            reason: string | null;
            /** Format: date-time */
            issuedAt: string;
            /**
             * @description of its note
             * @enum {string}
             */
            language: "en" | "pt" | "de" | "fr" | "es";
            author: {
                name: string;
                company: string;
            };
            /** @description sha256 of the record as canonical JSON: no spaces, keys in order */
            hash: string;
            /** @description the first 32 digits of the hash: what Verify takes */
            code: string;
            engineVersion: string;
            catalogueVersion: string;
            /** @description Its notes as they were made, which never change; sha256 and size of the PDF */
            notes: {
                /** @enum {string} */
                as: "ISSUED" | "CHECKED";
                sha256: string;
                bytes: number;
            }[];
            solution: {
                id: string;
                section: string;
                thicknessMm: number;
                /** @description Of two thicknesses; thicknessMm is of the inner spans */
                endBayThicknessMm?: number;
                steel: string;
                massPerMetreKg: number;
                utilisation: number | null;
                pass: boolean;
            };
            /** @description The last check; null where nobody was asked, or it was withdrawn */
            check: {
                email: string;
                message: string;
                /** Format: date-time */
                askedAt: string;
                decidedAt: string | null;
                decision: ("CHECKED" | "RETURNED") | null;
                /** @description of who decided, as they were then */
                name: string | null;
                company: string | null;
                comment: string | null;
            } | null;
            record: components["schemas"]["RevisionRecord"];
        };
        /** @description What a link shows: a revision, or the working copy as last saved */
        Shared: {
            letter: string;
            /** Format: date-time */
            expiresAt: string;
            author: {
                name: string;
                company: string;
            };
            revision: components["schemas"]["Revision"];
            record: components["schemas"]["RevisionRecord"];
        } | {
            letter: null;
            /** Format: date-time */
            expiresAt: string;
            author: {
                name: string;
                company: string;
            };
            calculation: {
                name: string;
                /** @description mirrors request.metadata.projectName */
                project: string;
                description: string;
                request: components["schemas"]["CalculationRequest"];
                /**
                 * @description PENDING: saved, never calculated. IN_PROGRESS: queued or running. COMPLETE or ERROR: calculated. EDITED: changed since, the old result stays readable
                 * @enum {string}
                 */
                calculationStatus: "PENDING" | "IN_PROGRESS" | "COMPLETE" | "ERROR" | "EDITED";
                /** @description id of the chosen solution */
                chosenResultId: string | null;
                /** @description When the result was calculated */
                calculatedAt: string | null;
                /** @description The result, once there is one; else null */
                result: components["schemas"]["CalculationResult"] | null;
            };
        };
        /** @description A cladding sheet by itself: the sheeting of a request without how it lies on a roof */
        Sheet: {
            /** @constant */
            kind: "TRAPEZOIDAL";
            name: string;
            source?: string;
            heightMm: number;
            ribMm: number;
            narrowFlangeMm: number;
            wideFlangeMm: number;
            tNomMm: number;
            tCoatMm?: number;
            inertiaCm4M: number;
        } | {
            /** @constant */
            kind: "DECLARED";
            name: string;
            source: string;
            shearStiffnessKn?: number;
            spacingM?: number;
            rotationalStiffnessN?: number;
            flangeMm?: number;
        };
        SheetChange: {
            name?: string;
            sheet?: components["schemas"]["Sheet"];
        };
        /** @description One section of the catalogue, checked */
        Solution: {
            /** @description {typology}-{thickness}-{steel}; what chosenResultId names */
            id: string;
            /** @enum {string} */
            profileType: "OMEGA" | "C" | "Z";
            /** @description Ω 150×60 */
            section: string;
            /** @description The section without thickness and steel */
            typology: string;
            thicknessMm: number;
            steel: string;
            heightMm: number;
            massPerMetreKg: number;
            alignmentLengthM: number;
            alignmentWeightKg: number;
            estimatedWeightKgM2: number;
            /** @enum {string} */
            status: "OK" | "FAIL" | "NOT_APPLICABLE";
            /**
             * @description Why it is NOT_APPLICABLE: a limit of the standard, named in its checks, or no load that reaches it
             * @enum {string}
             */
            reason?: "OUTSIDE_STANDARD" | "NOTHING_CHECKED" | "JOINT_NOT_POSSIBLE" | "LAP_TOO_SHORT";
            /**
             * @description With reason JOINT_NOT_POSSIBLE
             * @enum {string}
             */
            jointProblem?: "NOT_NESTING" | "NO_SLEEVE" | "SLEEVE_TOO_LONG";
            /** @description With reason LAP_TOO_SHORT: the shortest side of the family */
            lapNeededM?: number;
            /** @description Of two thicknesses; thicknessMm and massPerMetreKg are of the inner spans */
            endBayThicknessMm?: number;
            /** @description What the line is made of, the longest first; with joints */
            pieces?: {
                lengthM: number;
                thicknessMm: number;
                count: number;
                /** @description of one */
                massKg: number;
            }[];
            /** @description What laps and sleeves add; in alignmentWeightKg already */
            jointWeightKg?: number;
            joints?: components["schemas"]["Joint"][];
            pass: boolean;
            /** @description The largest of its checks */
            utilisation: number | null;
            governing: ("GEOMETRY" | "TENSION" | "COMPRESSION" | "BENDING_Y_POS" | "BENDING_Y_NEG" | "BENDING_Z" | "SHEAR" | "M_V" | "JOINT_MOMENT" | "JOINT_SHEAR" | "WEB_CRIPPLING_END" | "WEB_CRIPPLING_INT" | "M_R" | "WEB_CRIPPLING_LOAD" | "M_F" | "N_M_SECTION" | "FREE_FLANGE_STRESS" | "FREE_FLANGE_BUCKLING" | "LTB" | "FLEXURAL_BUCKLING" | "TORSIONAL_BUCKLING" | "N_M_MEMBER" | "SHEETING_SHEAR" | "DEFLECTION_SPAN" | "DEFLECTION_CONSOLE" | "DEFLECTION_SPAN_2" | "DEFLECTION_CONSOLE_2" | "DEFLECTION_SPAN_3" | "DEFLECTION_CONSOLE_3" | "DEFLECTION_SPAN_4" | "DEFLECTION_CONSOLE_4" | "DEFLECTION_SPAN_5" | "DEFLECTION_CONSOLE_5") | null;
            checks: components["schemas"]["Check"][];
            reactions: {
                support: number;
                xM: number;
                /** @description > 0: bearing */
                maxKn: number;
                /** @description < 0: uplift */
                minKn: number;
                maxCombinationId: string;
                minCombinationId: string;
            }[];
            deflections: {
                spanIndex: number;
                /** @description positive inwards */
                valueMm: number;
                limitMm: number;
                utilisation: number;
                combinationId: string;
                xM: number;
                ownBendingOnly: boolean;
                /** @description By which of deflectionLimits: 2 is the first of them; absent of deflectionLimit */
                list?: number;
            }[];
            /** @description The largest displacement in the plane of the envelope under the characteristic combinations; absent where a panel holds the upper fibre, or nothing acts in that plane */
            sidewaysMm?: {
                valueMm: number;
                /** @description counts the whole span list */
                spanIndex: number;
            };
            /** @description What the chosen sheet gives it [N]; null without one, absent in results of engines before 1.9.0 */
            sheeting?: {
                /** @description C_D,A of the fasteners */
                cDAN: number;
                /** @description C_D,C of the sheet; null in what was declared already */
                cDCN: number | null;
                /** @description C_D of both */
                cDN: number;
                /**
                 * @description Where C_D,A comes from
                 * @enum {string}
                 */
                rule: "TABLE_10_3" | "130P" | "DECLARED" | "NONE";
                /** @description Why cDN is 0 */
                reason: ("THICKNESS" | "INSULATION" | "FLANGE" | "INVERTED_OMEGA" | "NOT_DECLARED") | null;
                /** @description Shear stiffness S; null where none is known */
                sKn: number | null;
            } | null;
            /** @description Shear stiffness S the sheeting must have, EN 1993-1-3 10.1.1(6); null where no panel holds the upper fibre */
            shearStiffnessRequiredKn: number | null;
            /** @description Largest twist along the line to first order, under characteristic combinations; C and Z without panel alone */
            twistDegrees?: number;
        };
        /** @description What new simulations start with */
        StartValues: {
            /** @enum {string} */
            location?: "PORTUGAL" | "SPAIN" | "GERMANY" | "OTHER";
            steelGrades?: string[];
            deflectionLimit?: {
                limit: number;
                /** @enum {string} */
                combination: "CHARACTERISTIC" | "FREQUENT" | "QUASI_PERMANENT";
            };
            deflectionLimits?: {
                limit?: number;
                limitMm?: number;
                /** @enum {string} */
                combination: "CHARACTERISTIC" | "FREQUENT" | "QUASI_PERMANENT";
                /** @enum {string} */
                action: "TOTAL" | "VARIABLE";
                /** @enum {string} */
                of: "SPANS" | "CANTILEVERS";
            }[];
            loadLiveCombinationFactor?: {
                psi1: number;
                psi2: number;
                psi3: number;
            };
            roofPointLoadKn?: number;
            loadWindCombinationFactor?: {
                psi1: number;
                psi2: number;
                psi3: number;
            };
            loadSnowCombinationFactor?: {
                psi1: number;
                psi2: number;
                psi3: number;
            };
            spanRestraints?: {
                upper: {
                    type: 0 | 1;
                    lateralLocks: number;
                };
                lower: {
                    use: boolean;
                    lateralLocks: number;
                };
                /** @description Whether the restraints were said to be as they stand; false when absent */
                restraintsDeclared?: boolean;
            };
            claddingProperties?: {
                coveringInertia: number;
                fixationsPerMeter: number;
                fastenerToWebMm?: number;
            };
            sheeting?: {
                /** @constant */
                kind: "TRAPEZOIDAL";
                name: string;
                source?: string;
                heightMm: number;
                ribMm: number;
                narrowFlangeMm: number;
                wideFlangeMm: number;
                tNomMm: number;
                tCoatMm?: number;
                inertiaCm4M: number;
                /** @enum {string} */
                position: "POSITIVE" | "NEGATIVE";
                /** @enum {string} */
                through: "TROUGH" | "CREST";
                /** @enum {string} */
                ribs: "EVERY" | "SECOND";
                /** @enum {string} */
                laidOn: "FLANGE" | "INSULATION";
                roofLengthM: number;
            } | {
                /** @constant */
                kind: "DECLARED";
                name: string;
                source: string;
                shearStiffnessKn?: number;
                spacingM?: number;
                rotationalStiffnessN?: number;
                flangeMm?: number;
            };
        };
        Template: {
            id: string;
            name: string;
            /** Format: date-time */
            creationDate: string;
            /** Format: date-time */
            lastUpdateDate: string;
            request: components["schemas"]["CalculationRequest"];
        };
        TemplateChange: {
            name?: string;
            request?: components["schemas"]["CalculationRequest"];
        };
        /** @description A template as a list shows it */
        TemplateSummary: {
            id: string;
            name: string;
            /** Format: date-time */
            creationDate: string;
            /** Format: date-time */
            lastUpdateDate: string;
        };
        TrialNote: {
            /** @default Untitled */
            name: string;
            /** @default  */
            description: string;
            request: components["schemas"]["CalculationRequest"];
            chosenResultId: string;
            /** @description of the note; else the parameter `lang` */
            lang?: string;
            /**
             * @default full
             * @enum {string}
             */
            form: "full" | "short";
            /**
             * @description with a page of finite strips, for information
             * @default false
             */
            secondOpinion: boolean;
            /** @description not read: the request is designed again */
            result?: unknown;
        };
        User: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            userName: string;
            company: string;
            lang: string;
            autosave: boolean;
            startValues: components["schemas"]["StartValues"] | null;
            /** @description Start values that are no longer legal */
            startValuesLeftOut: string[];
            /** @description What the user pays; to a sign-in alone */
            costs?: components["schemas"]["Costs"] | null;
        };
        VerifiedRevision: {
            letter: string;
            /**
             * @description ISSUED: nobody is asked to check it. SUBMITTED: somebody is. CHECKED or RETURNED: what came of it. That of the last check
             * @enum {string}
             */
            state: "ISSUED" | "SUBMITTED" | "CHECKED" | "RETURNED";
            /** Format: date-time */
            issuedAt: string;
            decidedAt: string | null;
            newest: {
                letter: string;
                /**
                 * @description ISSUED: nobody is asked to check it. SUBMITTED: somebody is. CHECKED or RETURNED: what came of it. That of the last check
                 * @enum {string}
                 */
                state: "ISSUED" | "SUBMITTED" | "CHECKED" | "RETURNED";
            };
            /** @description sha256 of each PDF: whether the one at hand is unchanged */
            notes: {
                /** @enum {string} */
                as: "ISSUED" | "CHECKED";
                sha256: string;
            }[];
        };
    };
    responses: {
        /** @description Nobody is signed in, or the token is not valid */
        Refusal401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; Retry-After says when to come back */
        Refusal429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body cannot be read or a field is wrong; details names every one */
        Refusal400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot now; Retry-After says when to come back */
        Refusal503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The disk of the server is full; nothing was changed */
        Refusal507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user has none of that id */
        Refusal404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A token that only reads, or not for tokens at all */
        Refusal403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key came with another body before */
        Refusal422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Its present state does not allow it; code says why */
        Refusal409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; traceId finds it in its log */
        Refusal500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    whoami: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            507: components["responses"]["Refusal507"];
        };
    };
    register: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userName?: string;
                    email: string;
                    password: string;
                    firstName: string;
                    lastName: string;
                    company: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        confirmationRequired: boolean;
                    };
                };
            };
            400: components["responses"]["Refusal400"];
            429: components["responses"]["Refusal429"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: string;
                    code: string;
                    password: string;
                    confirmPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            429: components["responses"]["Refusal429"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeProfile: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    lang?: "en" | "pt" | "de" | "fr" | "es";
                    firstName?: string;
                    lastName?: string;
                    company?: string;
                    /** @description Simulations without a result at stake save themselves */
                    autosave?: boolean;
                    /** @description All of them; null: the product’s own values */
                    startValues?: components["schemas"]["StartValues"] | null;
                    /** @description All of them; null: none */
                    costs?: components["schemas"]["Costs"] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            507: components["responses"]["Refusal507"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    password: string;
                    confirmPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        current: boolean;
                        userAgent: string;
                        createdAt: string;
                        lastSeenAt: string;
                    }[];
                };
            };
            401: components["responses"]["Refusal401"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            507: components["responses"]["Refusal507"];
        };
    };
    exportAccount: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /**
                         * @description read: GET alone; write: everything a simulation needs
                         * @enum {string}
                         */
                        scope: "read" | "write";
                        createdAt: string;
                        expiresAt: string;
                        lastUsedAt: string | null;
                    }[];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
        };
    };
    createToken: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * @description read: GET alone; write: everything a simulation needs
                     * @enum {string}
                     */
                    scope: "read" | "write";
                    expiresInDays: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /**
                         * @description read: GET alone; write: everything a simulation needs
                         * @enum {string}
                         */
                        scope: "read" | "write";
                        createdAt: string;
                        expiresAt: string;
                        lastUsedAt: string | null;
                        /** @description For the header Authorization: Bearer; told this once */
                        token: string;
                    };
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            507: components["responses"]["Refusal507"];
        };
    };
    revokeToken: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            507: components["responses"]["Refusal507"];
        };
    };
    listCalculations: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description without any parameter the list is whole */
                limit?: number;
                /** @description id of the last one seen; Link names the next page */
                after?: string;
                /** @description words, all of which stand in name, project or type; where none has them as they are typed, those that have them but for a slip */
                search?: string;
                /** @description true: those alone whose result an earlier engine underestimated, or that were calculated again since */
                touched?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculationSummary"][];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    createCalculation: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: {
                /** @description Sent again with the same key within 24 h, a creation makes nothing new */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalculation"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    readCalculation: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    deleteCalculation: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description the name of the simulation, exactly: needed where revisions were issued of it */
                name?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeCalculation: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: {
                /** @description The ETag of the simulation as it was read; 409 when it has changed since */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculationChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    calculate: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    cancel: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    readNote: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description short: input, governing checks, reactions and deflections */
                form?: "full" | "short";
                /** @description true: with a page of elastic buckling by finite strips, for information */
                secondOpinion?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        base64Pdf: string;
                    };
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"][];
                };
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    issueRevision: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: {
                /** @description The ETag of the simulation as it was read; 409 when it has changed since */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRevision"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readRevision: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionWithRecord"];
                };
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    readRevisionNote: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description issued: the note of the issue, also where there is one with the check */
                as?: "issued";
            };
            header?: never;
            path: {
                id: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        base64Pdf: string;
                    };
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    readHistory: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    askForCheck: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCheck"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    withdrawCheck: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            507: components["responses"]["Refusal507"];
        };
    };
    listChecks: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionCheckSummary"][];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
        };
    };
    readCheck: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionCheck"];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
        };
    };
    decideCheck: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionCheck"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readCheckNote: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description issued: the note of the issue, also where there is one with the check */
                as?: "issued";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        base64Pdf: string;
                    };
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description id of a simulation: its links alone */
                calculation?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"][];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
        };
    };
    createLink: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeLink"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            507: components["responses"]["Refusal507"];
        };
    };
    endLink: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            507: components["responses"]["Refusal507"];
        };
    };
    readShared: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared"];
                };
            };
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    readSharedNote: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description issued: the note of the issue, also where there is one with the check */
                as?: "issued";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        base64Pdf: string;
                    };
                    "application/pdf": string;
                };
            };
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    verifyRevision: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedRevision"];
                };
            };
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    readProject: {
        parameters: {
            query: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
                /** @description of the project, exactly as it stands in the simulations */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
        };
    };
    keepProject: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Project"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    readLogo: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logo"];
                };
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
        };
    };
    keepLogo: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Logo"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logo"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            507: components["responses"]["Refusal507"];
        };
    };
    deleteLogo: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            507: components["responses"]["Refusal507"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"][];
                };
            };
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
        };
    };
    createTemplate: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTemplate"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    readTemplate: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            401: components["responses"]["Refusal401"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeTemplate: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    listSheets: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptSheet"][];
                };
            };
            401: components["responses"]["Refusal401"];
            429: components["responses"]["Refusal429"];
        };
    };
    createSheet: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSheet"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptSheet"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    deleteSheet: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeSheet: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptSheet"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            409: components["responses"]["Refusal409"];
            429: components["responses"]["Refusal429"];
            507: components["responses"]["Refusal507"];
        };
    };
    printTrialNote: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialNote"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        base64Pdf: string;
                    };
                };
            };
            400: components["responses"]["Refusal400"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readCatalogue: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                        origin: string;
                        families: ({
                            /** @enum {string} */
                            profileType: "C" | "Z";
                            typology: string;
                            name: string;
                            h: number;
                            bTop: number;
                            r?: number;
                            rOverT?: number;
                            thicknesses: number[];
                            coating: string;
                            steels: string[];
                            /** @enum {string} */
                            supportDetail: "bearing" | "cleat";
                            sleeves?: {
                                thicknessMm: number;
                                steels?: string[];
                                lengthMm: number;
                                kThetaKnmPerRad: number;
                                mRdKnm: number;
                                vRdKn: number;
                                massKg?: number;
                                source: string;
                            }[];
                            bBottom: number;
                            cTop: number;
                            cBottom: number;
                            fastenerToWeb?: number;
                            nests?: boolean;
                            lap?: {
                                source: string;
                                stiffnessRatio?: number;
                                kappaS?: number;
                                minSideMm?: number;
                                edgeMm?: number;
                            };
                        } | {
                            /** @enum {string} */
                            profileType: "OMEGA";
                            typology: string;
                            name: string;
                            h: number;
                            bTop: number;
                            r?: number;
                            rOverT?: number;
                            thicknesses: number[];
                            coating: string;
                            steels: string[];
                            /** @enum {string} */
                            supportDetail: "bearing" | "cleat";
                            sleeves?: {
                                thicknessMm: number;
                                steels?: string[];
                                lengthMm: number;
                                kThetaKnmPerRad: number;
                                mRdKnm: number;
                                vRdKn: number;
                                massKg?: number;
                                source: string;
                            }[];
                            bBase: number;
                            bFoot: number;
                            c: number;
                        })[];
                        steels: {
                            id: string;
                            name: string;
                            fyb: number;
                            fu: number;
                        }[];
                        sheets?: {
                            id: string;
                            name: string;
                            origin: string;
                            heightMm: number;
                            ribMm: number;
                            narrowFlangeMm: number;
                            wideFlangeMm: number;
                            thicknesses: {
                                tNomMm: number;
                                tCoatMm?: number;
                                inertiaCm4M: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readBrand: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        logoSvg: string;
                        accent: string;
                        address: string[];
                        links: {
                            catalogue: string;
                            privacy: string;
                            cookies: string;
                            terms: string;
                        };
                        social: {
                            name: string;
                            url: string;
                        }[];
                        contact?: string;
                        sendsMail: boolean;
                        embed?: {
                            allowedOrigins: string[];
                            takesDesigns: boolean;
                        };
                    };
                };
            };
        };
    };
    sendEnquiry: {
        parameters: {
            query?: {
                /** @description en, pt, de, fr, es: the language of messages and notes; else the user's */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact: {
                        name: string;
                        email: string;
                        /** @default  */
                        company?: string;
                        /** @default  */
                        message?: string;
                    };
                    /** @description true: the maker may use contact, message and design to answer; else nothing is sent */
                    consent: boolean;
                    name: string;
                    /** @default  */
                    description?: string;
                    request: components["schemas"]["CalculationRequest"];
                    chosenResultId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            404: components["responses"]["Refusal404"];
            429: components["responses"]["Refusal429"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
}
